import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from './acts.ts'
import type { CaseTable, CaseTypes } from './case-table.ts'

/**
 * Whether a case waits for a human being, as a condition on its table under an alias: a way of the flow is awaited from its
 * state, and nothing keeps this human being from it. `sides`: the roles of the flow that they have, needed where several
 * of them are waited for.
 */
export function waitsFor<G extends CaseTypes>(
  cases: CaseTable<G>,
  alias: string,
  persons: readonly string[],
  sides?: readonly G['mover'][],
): RawBuilder<boolean> {
  const by = (act: G['act']) =>
    columnsOf(cases, act).map((column) => sql`coalesce(${sql.ref(`${alias}.${column}`)}::text, '')`)
  const status = sql.ref(`${alias}.${cases.column ?? 'status'}`)
  const awaited = cases.flow.moves.filter((way) => way.awaited === true)
  if (awaited.length === 0) throw new Error(`${cases.table}: its flow awaits nothing`)
  const ways = awaited.filter(({ who }) => sides === undefined || sides.includes(who))
  if (ways.length === 0) return sql<boolean>`false`
  const conditions = ways.map(({ from, notBy, onlyBy }) =>
    sql.join(
      [
        sql`${status} = ${sql.lit(from)}`,
        ...(notBy === undefined ? [] : by(notBy).map((one) => sql`${one} <> ALL(${persons}::text[])`)),
        ...(onlyBy === undefined
          ? []
          : [
              sql`(${sql.join(
                by(onlyBy).map((one) => sql`${one} = ANY(${persons}::text[])`),
                sql` OR `,
              )})`,
            ]),
      ],
      sql` AND `,
    ),
  )
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`
}
