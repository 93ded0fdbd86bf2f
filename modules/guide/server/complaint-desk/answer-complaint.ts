import { platformErrors, refuse } from '@iisp/contract'
import { type Subscriber, moveCase, raw, sql, writer } from '@iisp/server'
import { answerComplaint as call } from '../../contract/complaint-desk.ts'
import { guideTopics } from '../../contract/topics.ts'
import { complaintActionsOn } from '../../rules/complaint-actions.ts'
import { complaints } from './complaint-cases.ts'
import { loadComplaint } from './load-complaint.ts'

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

interface Answered {
  readonly email: string
  readonly menu_name: string
  readonly content: string
  readonly answer: string
}

/** Tells the person who complained. */
export const sendAnswer: Subscriber = {
  name: 'guide-send-answer',
  topic: guideTopics.complaintAnswered,
  async run(db, { payload }, { mail }) {
    const found = await db.maybe(
      raw(sql<Answered>`SELECT r.email, c.menu_name, c.content, c.answer FROM guide.complaint c
        JOIN identity.reach r ON r.account_id = c.account_id WHERE c.id = ${payload.id}`),
    )
    if (found === undefined) return
    await mail.send({
      to: found.email,
      subject: `您对【${found.menu_name}】的吐槽已答复`,
      text: `您的吐槽：${found.content}\n\n答复：${found.answer}`,
    })
  },
}
