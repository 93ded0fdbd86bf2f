import { personalMessage } from '@iisp/notices/contract'
import { caseToDecide, moveCase, writer } from '@iisp/server'
import { entryDecide as call } from '../../contract/entries/entry-desk.ts'
import { ownFeedback } from '../../contract/pages.ts'
import { q } from '../tables.ts'
import { entryCases } from './entry-cases.ts'

export const entryDecide = writer(call, async (ctx, { answer: reason, ...input }) => {
  const { db, actor, now } = ctx
  const { id, version, action } = input
  const {
    row: entry,
    way,
    reason: answer,
  } = await caseToDecide(
    ctx,
    entryCases,
    { ...input, reason },
    {
      sides: ['desk'],
      load: () =>
        db.one(
          q
            .selectFrom('feedback.entry as e')
            .leftJoin('identity.reach as r', 'r.account_id', 'e.account_id')
            .select(['e.id', 'e.institution_id', 'e.account_id', 'e.person_id', 'e.status', 'e.version'])
            .select('r.person_id as owner_id')
            .where('e.id', '=', id),
        ),
    },
  )
  await moveCase(ctx, entryCases, entry, action, {
    who: way.who,
    reason: answer,
    changes: { answer, answered_by: actor.name, answered_at: now },
    detail: { from: entry.status, answer },
  })
  const isAnswer = action === 'answer'
  db.emit(
    personalMessage({
      accountId: entry.account_id,
      institutionId: entry.institution_id,
      subject: `feedback/${id}/${version}`,
      tone: isAnswer ? 'success' : 'info',
      titleZh: isAnswer ? '您的反馈已答复' : '您的反馈已关闭',
      titleEn: isAnswer ? 'Your feedback was answered' : 'Your feedback was closed',
      contentZh: answer,
      contentEn: answer,
      menuId: ownFeedback.id,
      query: `detail=${id}`,
    }),
  )
  return null
})
