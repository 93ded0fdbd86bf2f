import { platformErrors, refuse } from '@iisp/contract'
import { type Subscriber, raw, sql, writer } from '@iisp/server'
import { answerComplaint as call } from '../../contract/complaint-desk.ts'
import { loadComplaint } from './load-complaint.ts'
import { guideTopics } from '../../contract/topics.ts'

const answered = 'guide.complaint-answered'

export const answerComplaint = writer(call, async ({ db, actor, now }, { id, answer }) => {
  const text = answer.trim()
  if (text === '') refuse(platformErrors.badInput, { field: 'answer' })
  const complaint = await loadComplaint(db, actor, id)
  await db.run(
    raw(sql`UPDATE guide.complaint SET answer = ${text}, answered_by = ${actor.name},
      answered_at = ${now.toISOString()} WHERE id = ${id}`),
  )
  db.audit({
    institutionId: complaint.institution_id,
    action: 'guide.answer-complaint',
    object: `complaint:${id}`,
  })
  db.emit({ topic: answered, audience: [complaint.institution_id, '*'], payload: { id } })
  db.emit({ topic: guideTopics.complaintsChanged, audience: ['*'], payload: { id } })
  return { result: 'success' as const }
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
  topic: answered,
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
