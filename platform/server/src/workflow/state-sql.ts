import { type RawBuilder, sql } from 'kysely'

/** A state in the text of a query instead of a parameter: only then can the planner use a partial index. */
export const stateLiteral = <C extends string>(code: C): RawBuilder<C> => sql.lit(code)

/** A set of states in the text of a query: `status IN ${stateList(flow.sets.underWay)}`. */
export const stateList = (codes: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(codes.map((code) => sql.lit(code)))})`
