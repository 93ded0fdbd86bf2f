import { platformErrors, refuse, shownPerson } from '@iisp/contract'
import { pageAnswer, pageWindow, raw, reader, sql, writer } from '@iisp/server'
import {
  type Heard,
  feedbackDeskList as listCall,
  feedbackDeskSettle as settleCall,
} from '../../contract/faq-desk.ts'
import { assistantTopics } from '../../contract/topics.ts'

export const feedbackDeskList = reader(listCall, async ({ db, language }, input) => {
  const page = pageWindow(input)
  const of = {
    disliked: sql`verdict = '2'`,
    liked: sql`verdict = '1'`,
    unanswered: sql`answer_type = '0'`,
  }[input.view]
  const where = input.settled === undefined ? of : sql`${of} AND settled = ${input.settled}`
  const rows = await db.all(
    raw(sql<
      Heard & { real_name: string | null }
    >`SELECT message_id AS "messageId", person_name AS person, real_name,
        institution_name AS institution, query, question,
        answer, bot_type, verdict, feedback, reply, replied_by AS "repliedBy", settled,
        to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at
      FROM assistant.turn WHERE ${where} ORDER BY id DESC LIMIT ${page.limit} OFFSET ${page.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM assistant.turn WHERE ${where}`),
  )
  const list = rows.map(({ real_name, ...heard }) => ({
    ...heard,
    person: shownPerson(heard.person, real_name, language),
  }))
  return pageAnswer(list, total, page)
})

/** Only what was rated or found no answer is a matter of the desk. */
export const feedbackDeskSettle = writer(settleCall, async ({ db, actor }, { messageId, reply }) => {
  const said = reply.trim()
  const settled = await db.maybe(
    raw(sql<{ institution_id: string }>`UPDATE assistant.turn SET settled = true,
        reply = CASE WHEN ${said} = '' THEN reply ELSE ${said} END,
        replied_by = ${actor.name}, reply_shown = reply_shown AND ${said} = ''
      WHERE message_id = ${messageId} AND (verdict <> '3' OR answer_type = '0') RETURNING institution_id`),
  )
  const { institution_id } = settled ?? refuse(platformErrors.notFound)
  db.audit({
    institutionId: institution_id,
    action: 'assistant.settle-feedback',
    object: `turn:${messageId}`,
    detail: { replied: said !== '' },
  })
  db.emit({ topic: assistantTopics.feedback, audience: [institution_id, '*'], payload: { messageId } })
  return null
})
