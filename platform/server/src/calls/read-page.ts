import { type SelectQueryBuilder, sql } from 'kysely'
import { queryBuilder } from '../db/builder.ts'
import { countRows } from '../db/fragments.ts'
import type { Reader } from '../db/reader.ts'
import { type AskedPage, countCap, pageAnswer, pageWindow } from './page-window.ts'

interface Listed<Found, Selected, Row, Shown> {
  /** Rows per page where the caller gives no size; 20 by default. */
  readonly usual?: number
  /** Adds columns and order to the rows found. */
  readonly select: (found: Found) => Selected
  readonly present: (row: Row) => Shown
}

/**
 * Answers one page of a list: the rows that `select` makes of those found, each presented, and how many were found.
 * @param page which page, as the caller asked for it
 * @param found the query without columns and order
 */
export async function readPage<DB, TB extends keyof DB, None, Row, Shown>(
  db: Reader,
  page: AskedPage,
  found: SelectQueryBuilder<DB, TB, None>,
  {
    usual,
    select,
    present,
  }: Listed<SelectQueryBuilder<DB, TB, None>, SelectQueryBuilder<DB, TB, Row>, Row, Shown>,
) {
  const window = pageWindow(page, usual)
  const rows = await db.all(select(found).limit(window.limit).offset(window.offset))
  return pageAnswer(rows.map(present), await countFound(db, found), window)
}

/**
 * Number of rows that a query finds; `cap` + 1 means any number beyond the cap.
 * @param found the query without columns and order
 */
export async function countFound<DB, TB extends keyof DB, None>(
  db: Reader,
  found: SelectQueryBuilder<DB, TB, None>,
  cap = countCap,
): Promise<number> {
  const counted = found.select(sql.lit(1).as('one')).limit(cap + 1)
  const { total } = await db.one(
    queryBuilder().selectFrom(counted.as('counted')).select(countRows.as('total')),
  )
  return total
}
