import { readPage, reader, sql } from '@iisp/server'
import { faqDeskList as call } from '../../contract/faq-desk.ts'
import { faqStatus, latestFaqs, presentFaq, withRatings } from './listed-faq.ts'

export const faqDeskList = reader(call, ({ db, language }, { category, status, ...input }) => {
  const keyword = input.keyword?.trim() ?? ''
  let found = latestFaqs
  if (category !== undefined) found = found.where('f.category', '=', category)
  if (status !== undefined) found = found.where(faqStatus, '=', status)
  if (keyword !== '')
    found = found.where(
      sql<boolean>`position(lower(${keyword}) IN lower(concat_ws(' ', f.code, v.question_zh, v.question_en))) > 0`,
    )
  return readPage(db, input, found, {
    select: (all) => withRatings(all).orderBy('f.id'),
    present: (row) => presentFaq(row, language),
  })
})
