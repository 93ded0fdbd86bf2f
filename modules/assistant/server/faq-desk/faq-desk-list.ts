import { mentions, narrow, readPage, reader, sql } from '@iisp/server'
import { faqDeskList as call } from '../../contract/faq-desk.ts'
import { faqStatus, latestFaqs, presentFaq, withRatings } from './listed-faq.ts'

export const faqDeskList = reader(call, ({ db, language }, input) => {
  const found = narrow(latestFaqs, input, {
    category: 'f.category',
    status: (one) => sql<boolean>`${faqStatus} = ${one}`,
    keyword: mentions('f.code', 'v.question_zh', 'v.question_en'),
  })
  return readPage(db, input, found, {
    select: (all) => withRatings(all).orderBy('f.id'),
    present: (row) => presentFaq(row, language),
  })
})
