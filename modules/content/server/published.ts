import type { Language } from '@iisp/contract'
import { sql, timeText } from '@iisp/server'
import { q } from './tables.ts'

/**
 * The articles in their state at a moment: a scheduled version whose time has come replaces the
 * published one; only a version still in the future is `coming`.
 */
export function articlesAt(now: Date) {
  const hasCome = sql<boolean>`coalesce(scheduled_from <= ${now}, false)`
  const inPlace = <T>(part: '' | '_from' | '_until') =>
    sql<T>`CASE WHEN ${hasCome} THEN ${sql.ref(`scheduled${part}`)} ELSE ${sql.ref(`published${part}`)} END`
  const toCome = <T>(part: '' | '_from' | '_until') =>
    sql<T>`CASE WHEN ${hasCome} THEN NULL ELSE ${sql.ref(`scheduled${part}`)} END`
  return q
    .selectFrom('content.article')
    .select(['id', 'kind', 'key', 'revision', 'latest', 'delivered', 'withdrawn'])
    .select([
      inPlace<number | null>('').as('shown'),
      inPlace<string | null>('_from').as('shown_from'),
      inPlace<string | null>('_until').as('shown_until'),
      toCome<number | null>('').as('coming'),
      toCome<string | null>('_from').as('coming_from'),
      toCome<string | null>('_until').as('coming_until'),
    ])
}

/** Whether the version in place is public at a moment. */
export const isPublic = (now: Date) =>
  sql<boolean>`a.shown_from <= ${now} AND (a.shown_until IS NULL OR a.shown_until > ${now})`

/** The articles that are public at a moment, with the texts that are public. */
export const publishedAt = (now: Date) =>
  q
    .selectFrom(articlesAt(now).as('a'))
    .innerJoin('content.article_version as v', (join) =>
      join.onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.shown'),
    )
    .where(isPublic(now))

/** The title or body in a language; Chinese replaces missing English. */
export const textIn = (language: Language, part: 'title' | 'body') =>
  language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`v.${part}_en`)}, ''), ${sql.ref(`v.${part}_zh`)})`
    : sql<string>`${sql.ref(`v.${part}_zh`)}`

/** The columns of a published article in lists. */
export const rowColumns = (language: Language) =>
  [
    'a.id',
    'a.kind',
    'v.category',
    textIn(language, 'title').as('title'),
    timeText('a.shown_from').as('publishedAt'),
    'v.file_id as fileId',
  ] as const
