import { shownPerson } from '@iisp/contract'
import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { type Heard, feedbackDeskList as call } from '../../contract/faq-desk.ts'

export const feedbackDeskList = reader(call, async ({ db, language }, input) => {
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
