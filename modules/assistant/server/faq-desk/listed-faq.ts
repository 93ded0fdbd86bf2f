import type { Language } from '@iisp/contract'
import { type InferResult, sql } from '@iisp/server'
import { q } from '../tables.ts'

export const faqStatus = sql<'draft' | 'published' | 'changed' | 'withdrawn'>`CASE
  WHEN f.published IS NULL THEN 'draft' WHEN f.published = 0 THEN 'withdrawn'
  WHEN f.published = f.latest THEN 'published' ELSE 'changed' END`

/** Help texts in their latest version. */
export const latestFaqs = q
  .selectFrom('assistant.faq as f')
  .innerJoin('assistant.faq_version as v', (join) =>
    join.onRef('v.faq_id', '=', 'f.id').onRef('v.version', '=', 'f.latest'),
  )

/** Adds the ratings of help texts for the desk. */
export const withRatings = (faqs: typeof latestFaqs) =>
  faqs
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('assistant.turn as t')
          .whereRef('t.faq_id', '=', 'f.id')
          .where('t.verdict', '<>', sql.lit('3'))
          .select([
            sql<number>`count(*) FILTER (WHERE verdict = '1')::int`.as('likes'),
            sql<number>`count(*) FILTER (WHERE verdict = '2')::int`.as('dislikes'),
          ])
          .as('r'),
      (join) => join.onTrue(),
    )
    .select([
      'f.id',
      'f.code',
      'f.category',
      'f.menu_id',
      'v.question_zh',
      'v.question_en',
      faqStatus.as('status'),
      'f.pinned',
      sql<number>`f.hits::int`.as('hits'),
      'r.likes',
      'r.dislikes',
      'f.latest',
    ])

type FaqRow = InferResult<ReturnType<typeof withRatings>>[number]

export const presentFaq = ({ menu_id, question_zh, question_en, ...row }: FaqRow, language: Language) => ({
  ...row,
  menuId: menu_id,
  question: language === 'zh' ? question_zh : question_en,
})
