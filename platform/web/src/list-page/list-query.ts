import type { TableSettings } from '../table-settings/table-settings-port.ts'

/** The order of a list, as tables give and take it. */
export interface ListSort {
  readonly key: string
  readonly order: 'descend' | 'ascend'
}

/** Query parameters of a list other than its filters. */
const sortName = 'sort'
const columnsName = 'cols'
/** The row whose detail is open. */
export const detailName = 'detail'
const own = ['mid', sortName, columnsName, detailName]

/** The filters of a query: everything but the list's own parameters, the menu and `excludedParams`. */
export function filtersOf(query: URLSearchParams, excludedParams: readonly string[] = []): URLSearchParams {
  const filters = new URLSearchParams(query)
  for (const name of [...own, ...excludedParams]) filters.delete(name)
  return filters
}
/** Other filters; the order, the columns and `excludedParams` stay. */
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

/** `sort=AMOUNT.descend` */
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

/** `cols=ORDERNO:172,-PRODUCTNO:100`: in this order; a hyphen hides a column. null where the query names no columns. */
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

/** The same text for queries that show the same list: without menu and open detail, in the order of the names. */
export function plainQuery(query: URLSearchParams | string): string {
  const plain = new URLSearchParams(query)
  plain.delete('mid')
  plain.delete(detailName)
  plain.sort()
  return plain.toString()
}
