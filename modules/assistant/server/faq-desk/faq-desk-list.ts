import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { faqDeskList as call } from '../../contract/faq-desk.ts'
import { type FaqRow, faqStatus, selectFaqs, presentFaq } from './listed-faq.ts'

export const faqDeskList = reader(call, async ({ db, language }, input) => {
  const page = pageWindow(input)
  const keyword = input.keyword?.trim() ?? ''
  const where = sql.join(
    [
      sql`true`,
      ...(input.category ? [sql`f.category = ${input.category}`] : []),
      ...(input.status ? [sql`${faqStatus} = ${input.status}`] : []),
      ...(keyword
        ? [
            sql`position(lower(${keyword}) IN lower(concat_ws(' ', f.code, v.question_zh, v.question_en))) > 0`,
          ]
        : []),
    ],
    sql` AND `,
  )
  const rows = await db.all(
    raw(sql<FaqRow>`${selectFaqs} WHERE ${where} ORDER BY f.id LIMIT ${page.limit} OFFSET ${page.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM assistant.faq f
      JOIN assistant.faq_version v ON v.faq_id = f.id AND v.version = f.latest WHERE ${where}`),
  )
  return pageAnswer(
    rows.map((row) => presentFaq(row, language)),
    total,
    page,
  )
})
