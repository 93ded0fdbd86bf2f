import { containing, sql } from '@iisp/server'

/** Filters on parts of the codes and names of both funds. */
interface FundFilters {
  readonly mcpdm?: string | undefined
  readonly mcpmc?: string | undefined
  readonly zcpdm?: string | undefined
  readonly zcpmc?: string | undefined
}

/** Conditions on the funds of relations or applications, which the query names `link`. */
export const fundConditions = (link: 'r' | 'a', filters: FundFilters) =>
  (
    [
      ['mother', 'code', filters.mcpdm],
      ['mother', 'name', filters.mcpmc],
      ['child', 'code', filters.zcpdm],
      ['child', 'name', filters.zcpmc],
    ] as const
  )
    .map(([fund, field, typed]) => [fund, field, typed?.trim() ?? ''] as const)
    .filter(([, , part]) => part !== '')
    .map(
      ([fund, field, part]) =>
        sql<boolean>`${sql.ref(`${link}.${fund}`)} ->> ${sql.lit(field)} ILIKE ${containing(part)}`,
    )
