import { mentions, sql } from '@iisp/server'

const part = (column: string, field: 'code' | 'name') =>
  mentions(sql<string>`${sql.ref(column)} ->> ${sql.lit(field)}`)

/** Filters on parts of the codes and names of both funds of relations or applications, which the query names `link`. */
export const fundFilters = (link: 'r' | 'a') => ({
  mcpdm: part(`${link}.mother`, 'code'),
  mcpmc: part(`${link}.mother`, 'name'),
  zcpdm: part(`${link}.child`, 'code'),
  zcpmc: part(`${link}.child`, 'name'),
})
