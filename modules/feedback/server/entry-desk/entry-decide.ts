import { platformErrors, refuse } from '@iisp/contract'
import { personalMessage } from '@iisp/notices/contract'
import { moveCase, writer } from '@iisp/server'
import { entryDecide as call } from '../../contract/entries/entry-desk.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { ownFeedback } from '../../contract/pages.ts'
import { isOwn } from '../is-own.ts'
import { q } from '../tables.ts'
import { entryCases } from './entry-cases.ts'

export const entryDecide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const { db, actor, now } = ctx
  const answer = input.answer.trim()
  if (answer === '') refuse(platformErrors.badInput, { field: 'answer' })
  const entry = await db.one(
    q
      .selectFrom('feedback.entry')
      .select(['id', 'institution_id', 'account_id', 'person_id', 'status', 'version'])
      .where('id', '=', id),
  )
  if (isOwn(entry, actor)) refuse(feedbackErrors.ownEntry)
  if (entry.version !== version) refuse(platformErrors.conflict)
  await moveCase(ctx, entryCases, entry, action, {
    who: 'desk',
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
