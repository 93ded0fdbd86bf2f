import type { Language } from '@iisp/contract'
import { sql, timeText } from '@iisp/server'
import { q } from './tables.ts'

/** The articles that are public at a moment. */
export const publishedAt = (now: Date) =>
  q
    .selectFrom('content.article')
    .where(sql<boolean>`published_from <= ${now} AND (published_until IS NULL OR published_until > ${now})`)

/** What lists show of an article. */
export const rowColumns = (language: Language) =>
  [
    'id',
    'kind',
    'category',
    language === 'en' ? ('title_en as title' as const) : ('title_zh as title' as const),
    timeText('published_from').as('publishedAt'),
    'file_id as fileId',
  ] as const

export const bodyColumn = (language: Language) =>
  language === 'en' ? ('body_en as body' as const) : ('body_zh as body' as const)
