import type { Language } from '@iisp/contract'
import { sql, timeText } from '@iisp/server'
import type { DeskArticle } from '../../contract/article-desk.ts'
import { articlesAt, isPublic, textIn } from '../published.ts'
import { q } from '../tables.ts'

/** The articles in their state at a moment, each with its newest version. */
export const deskArticles = (now: Date) =>
  q
    .selectFrom(articlesAt(now).as('a'))
    .innerJoin('content.article_version as v', (join) =>
      join.onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.latest'),
    )

export const stateAt = (now: Date) => sql<DeskArticle['state']>`CASE
  WHEN a.withdrawn THEN 'withdrawn'
  WHEN a.shown IS NULL AND a.coming IS NULL THEN 'draft'
  WHEN ${isPublic(now)} THEN 'published'
  WHEN a.coming IS NOT NULL OR a.shown_from > ${now} THEN 'scheduled'
  ELSE 'ended' END`

export const pending = sql<DeskArticle['pending']>`CASE
  WHEN coalesce(a.coming, a.shown, a.latest) = a.latest THEN 'none'
  WHEN a.delivered = a.latest THEN 'delivered'
  ELSE 'draft' END`

export const languages = sql<DeskArticle['languages']>`CASE
  WHEN v.title_en = '' OR v.body_en = '' THEN 'chinese' ELSE 'both' END`

/** The desk's columns of an article. */
export const deskColumns = (now: Date, language: Language) =>
  [
    'a.id',
    'a.kind',
    'a.key',
    'a.revision',
    'a.latest',
    'a.shown',
    'a.coming',
    'v.category',
    'v.author',
    textIn(language, 'title').as('title'),
    timeText('v.at').as('savedAt'),
    languages.as('languages'),
    pending.as('pending'),
    stateAt(now).as('state'),
    timeText<string | null>('a.shown_from').as('shownFrom'),
    timeText<string | null>('a.shown_until').as('shownUntil'),
    timeText<string | null>('a.coming_from').as('comingFrom'),
    timeText<string | null>('a.coming_until').as('comingUntil'),
  ] as const
