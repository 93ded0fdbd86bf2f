import { platformErrors, refuse } from '@iisp/contract'
import { raw, reader, sql } from '@iisp/server'
import { faqDeskDetail as call } from '../../contract/faq-desk.ts'
import { type FaqRow, selectFaqs, presentFaq } from './listed-faq.ts'

interface Version {
  version: number
  author: string
  at: string
  note: string
  questionZh: string
  questionEn: string
  answerZh: string
  answerEn: string
  phrasings: string[]
  keywords: string[]
  related: string[]
}
export const faqDeskDetail = reader(call, async ({ db, language }, { id }) => {
  const row =
    (await db.maybe(raw(sql<FaqRow>`${selectFaqs} WHERE f.id = ${id}`))) ?? refuse(platformErrors.notFound)
  const versions = await db.all(
    raw(sql<Version>`SELECT version, author, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at, note,
        question_zh AS "questionZh", question_en AS "questionEn", answer_zh AS "answerZh", answer_en AS "answerEn",
        phrasings, keywords, related
      FROM assistant.faq_version WHERE faq_id = ${id} ORDER BY version DESC LIMIT 100`),
  )
  return { ...presentFaq(row, language), published: row.published, versions }
})
