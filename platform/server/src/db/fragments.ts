import type { Language } from '@iisp/contract'
import { type ColumnType, sql } from 'kysely'

/** A column of a moment: read as text, written as text or Date. */
export type Moment = ColumnType<string, Date | string, Date | string>
/** A moment that the database sets where an insert leaves it out. */
export type GeneratedMoment = ColumnType<string, Date | string | undefined, Date | string>
export type MomentOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>

/** Number of rows. */
export const countRows = sql<number>`count(*)::int`

/** A moment as YYYY-MM-DD HH:mm:ss, in the time zone of every connection, Asia/Shanghai. */
export const timeText = <T extends string | null = string>(column: string) =>
  sql<T>`to_char(${sql.ref(column)}, 'YYYY-MM-DD HH24:MI:SS')`

/** A name in the reader's language: the English one, of a column beside it, where there is one. */
export const nameIn = (language: Language, column = 'name') =>
  language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`${column}_en`)}, ''), ${sql.ref(column)})`
    : sql<string>`${sql.ref(column)}`

/**
 * Compares a column with any of several texts. One prepared statement serves every number of texts.
 */
export const anyOf = <T extends string>(texts: readonly T[]) => sql<T>`ANY(${texts}::text[])`

/** A LIKE pattern that finds a text anywhere and takes each of its characters literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
