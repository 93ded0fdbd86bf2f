import { reader, sql, timeText } from '@iisp/server'
import { faqDeskDetail as call } from '../../contract/faq-desk.ts'
import { q } from '../tables.ts'
import { latestFaqs, presentFaq, withRatings } from './listed-faq.ts'

const published = sql<number | null>`nullif(f.published, 0)`

export const faqDeskDetail = reader(call, async ({ db, language }, { id }) => {
  const row = await db.one(withRatings(latestFaqs.where('f.id', '=', id)).select(published.as('published')))
  const versions = await db.all(
    q
      .selectFrom('assistant.faq_version')
      .where('faq_id', '=', id)
      .select([
        'version',
        'author',
        timeText('at').as('at'),
        'note',
        'question_zh as questionZh',
        'question_en as questionEn',
        'answer_zh as answerZh',
        'answer_en as answerEn',
        'phrasings',
        'keywords',
        'related',
      ])
      .orderBy('version', 'desc')
      .limit(100),
  )
  return { ...presentFaq(row, language), published: row.published, versions }
})
