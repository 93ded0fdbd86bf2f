import { type RawBuilder, sql } from 'kysely'
import { columnOf } from './acts.ts'
import type { CaseTable, CaseTypes } from './case-table.ts'

/**
 * Whether a case waits for a human being, as a condition on its table under an alias: a way of the flow is awaited from its
 * state, and nothing keeps this human being from it.
 */
export function waitsFor<G extends CaseTypes>(
  cases: CaseTable<G>,
  alias: string,
  persons: readonly string[],
): RawBuilder<boolean> {
  const by = (act: G['act']) => sql`coalesce(${sql.ref(`${alias}.${columnOf(cases, act)}`)}::text, '')`
  const ways = cases.flow.moves.filter(({ awaited }) => awaited === true)
  if (ways.length === 0) throw new Error(`${cases.table}: its flow awaits nothing`)
  const conditions = ways.map(({ from, notBy, onlyBy }) =>
    sql.join(
      [
        sql`${sql.ref(`${alias}.status`)} = ${sql.lit(from)}`,
        ...(notBy === undefined ? [] : [sql`${by(notBy)} <> ALL(${persons}::text[])`]),
        ...(onlyBy === undefined ? [] : [sql`${by(onlyBy)} = ANY(${persons}::text[])`]),
      ],
      sql` AND `,
    ),
  )
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`
}
