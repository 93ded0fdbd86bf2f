import type { Language } from '@iisp/contract'
import { sql } from '@iisp/server'
import type { FaqCategory } from '../../contract/faq-desk.ts'

/** A question with its latest version, as the desk shows it. */
export interface FaqRow {
  id: string
  code: string
  category: FaqCategory
  menu_id: string
  question_zh: string
  question_en: string
  status: 'draft' | 'published' | 'changed' | 'withdrawn'
  pinned: boolean
  hits: number
  likes: number
  dislikes: number
  latest: number
  published: number | null
}

export const faqStatus =
  sql.raw(`CASE WHEN f.published IS NULL THEN 'draft' WHEN f.published = 0 THEN 'withdrawn'
  WHEN f.published = f.latest THEN 'published' ELSE 'changed' END`)

export const selectFaqs = sql`SELECT f.id, f.code, f.category, f.menu_id, v.question_zh, v.question_en, ${faqStatus} AS status, f.pinned,
    f.hits::int AS hits, r.likes, r.dislikes, f.latest, nullif(f.published, 0) AS published
  FROM assistant.faq f JOIN assistant.faq_version v ON v.faq_id = f.id AND v.version = f.latest
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE verdict = '1')::int AS likes,
    count(*) FILTER (WHERE verdict = '2')::int AS dislikes
    FROM assistant.turn t WHERE t.faq_id = f.id AND t.verdict <> '3') r`

export const presentFaq = (row: FaqRow, language: Language) => ({
  id: row.id,
  code: row.code,
  category: row.category,
  menuId: row.menu_id,
  question: language === 'zh' ? row.question_zh : row.question_en,
  status: row.status,
  pinned: row.pinned,
  hits: row.hits,
  likes: row.likes,
  dislikes: row.dislikes,
  latest: row.latest,
})
