import { platformErrors, refuse } from '@iisp/contract'
import { type Subscriber, moveCase, writer } from '@iisp/server'
import { answerComplaint as call } from '../../contract/complaint-desk.ts'
import { guideTopics } from '../../contract/topics.ts'
import { complaintActionsOn } from '../../rules/complaint-actions.ts'
import { complaints } from './complaint-cases.ts'
import { loadComplaint } from './load-complaint.ts'
import { q } from '../tables.ts'

export const answerComplaint = writer(call, async (ctx, { id, answer }) => {
  const { db, actor, now } = ctx
  const text = answer.trim()
  if (text === '') refuse(platformErrors.badInput, { field: 'answer' })
  const complaint = await loadComplaint(db, actor, id)
  const { to: state } = await moveCase(ctx, complaints, complaint, 'answer', {
    who: 'desk',
    changes: { answer: text, answered_by: actor.name, answered_at: now.toISOString() },
  })
  return { result: 'success' as const, state, actions: complaintActionsOn(state, false) }
})

/** Mails the answer to the person who complained. */
export const sendAnswer: Subscriber = {
  name: 'guide-send-answer',
  topic: guideTopics.complaintAnswered,
  async run(db, { payload }, { mail }) {
    const found = await db.maybe(
      q
        .selectFrom('guide.complaint as c')
        .innerJoin('identity.reach as r', 'r.account_id', 'c.account_id')
        .where('c.id', '=', String(payload.id))
        .select(['r.email', 'c.menu_name', 'c.content', 'c.answer']),
    )
    if (found === undefined) return
    await mail.send({
      to: found.email,
      subject: `您对【${found.menu_name}】的吐槽已答复`,
      text: `您的吐槽：${found.content}\n\n答复：${found.answer}`,
    })
  },
}
