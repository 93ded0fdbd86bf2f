import type { TableSettings } from '../table-settings/table-settings-port.ts'

/** The sort order of a list, as in the props of tables. */
export interface ListSort {
  readonly key: string
  readonly order: 'descend' | 'ascend'
}

// query parameters of a list other than its filters
const sortName = 'sort'
const columnsName = 'cols'
/** The row whose detail is open. */
export const detailName = 'detail'
const own = ['mid', sortName, columnsName, detailName]

/** The filters in a query: everything except the list's own parameters, the menu id and `excludedParams`. */
export function filtersOf(query: URLSearchParams, excludedParams: readonly string[] = []): URLSearchParams {
  const filters = new URLSearchParams(query)
  for (const name of [...own, ...excludedParams]) filters.delete(name)
  return filters
}
/** Replaces the filters and keeps the sort order, the columns and `excludedParams`. */
export function withFilters(
  query: URLSearchParams,
  filters: URLSearchParams,
  excludedParams: readonly string[] = [],
): URLSearchParams {
  const next = filtersOf(filters, excludedParams)
  for (const name of [...excludedParams, sortName, columnsName]) {
    const kept = query.get(name)
    if (kept !== null) next.set(name, kept)
  }
  return next
}

/** Reads `sort=AMOUNT.descend`; null if missing or malformed. */
export function sortOf(query: URLSearchParams): ListSort | null {
  const [, key, order] = /^(.+)\.(descend|ascend)$/.exec(query.get(sortName) ?? '') ?? []
  return key && order ? { key, order: order as ListSort['order'] } : null
}
export function withSort(query: URLSearchParams, sort: ListSort | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (sort) next.set(sortName, `${sort.key}.${sort.order}`)
  else next.delete(sortName)
  return next
}

/** Reads `cols=ORDERNO:172,-PRODUCTNO:100`: columns in order with widths; a hyphen hides one. null if there are none. */
export function columnsOf(query: URLSearchParams): TableSettings | null {
  const text = query.get(columnsName)
  if (text === null) return null
  return text.split(',').flatMap((part) => {
    const [, hidden, key, width] = /^(-?)([^:]+):(\d{1,4})$/.exec(part) ?? []
    return key ? [{ key, width: Number(width), visible: hidden === '' }] : []
  })
}
export function withColumns(query: URLSearchParams, columns: TableSettings | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (columns === null) next.delete(columnsName)
  else
    next.set(
      columnsName,
      columns.map(({ key, width, visible }) => `${visible ? '' : '-'}${key}:${Math.round(width)}`).join(','),
    )
  return next
}

/** A query in normal form: sorted by name, without menu id and opened row. Equal for queries that show the same list. */
export function plainQuery(query: URLSearchParams | string): string {
  const plain = new URLSearchParams(query)
  plain.delete('mid')
  plain.delete(detailName)
  plain.sort()
  return plain.toString()
}
