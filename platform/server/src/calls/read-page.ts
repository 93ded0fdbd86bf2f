import { type SelectQueryBuilder, sql } from 'kysely'
import { queryBuilder } from '../db/builder.ts'
import { countRows } from '../db/fragments.ts'
import type { Reader } from '../db/reader.ts'
import { type PageWindow, countCap, pageAnswer } from './page-window.ts'

/**
 * Answers one page of a list: the rows that `select` makes of those found, each presented, and how many were found.
 * @param found the query without columns and order
 */
export async function readPage<DB, TB extends keyof DB, None, Row, Shown>(
  db: Reader,
  window: PageWindow,
  found: SelectQueryBuilder<DB, TB, None>,
  select: (found: SelectQueryBuilder<DB, TB, None>) => SelectQueryBuilder<DB, TB, Row>,
  present: (row: Row) => Shown,
) {
  const rows = await db.all(select(found).limit(window.limit).offset(window.offset))
  return pageAnswer(rows.map(present), await countFound(db, found), window)
}

/**
 * How many rows a query finds; `countCap` + 1 stands for any number beyond the cap.
 * @param found the query without columns and order
 */
export async function countFound<DB, TB extends keyof DB, None>(
  db: Reader,
  found: SelectQueryBuilder<DB, TB, None>,
): Promise<number> {
  const counted = found.select(sql.lit(1).as('one')).limit(countCap + 1)
  const { total } = await db.one(
    queryBuilder().selectFrom(counted.as('counted')).select(countRows.as('total')),
  )
  return total
}
