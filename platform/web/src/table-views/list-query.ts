import type { TableSettings } from '../table-settings/table-settings-port.ts'

/** The order of a list, as tables give and take it. */
export interface ListSort {
  readonly key: string
  readonly order: 'descend' | 'ascend'
}

/** The names that a list keeps in its page's query besides the filters. */
const sortName = 'sort'
const columnsName = 'cols'
const own = ['mid', sortName, columnsName]

/** The filters of a query: what is neither order, nor columns, nor the menu, nor one of the names `besides`. */
export function filtersOf(query: URLSearchParams, besides: readonly string[] = []): URLSearchParams {
  const filters = new URLSearchParams(query)
  for (const name of [...own, ...besides]) filters.delete(name)
  return filters
}
/** Other filters; order, columns and what stands under the names `besides` stay. */
export function withFilters(
  query: URLSearchParams,
  filters: URLSearchParams,
  besides: readonly string[] = [],
): URLSearchParams {
  const next = filtersOf(filters, besides)
  for (const name of [...besides, sortName, columnsName]) {
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

/** `cols=ORDERNO:172,-PRODUCTNO:100`: in their order, those with a hyphen hidden. null: the query names none. */
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

/** The same text for queries that mean the same: without the menu, in the order of the names. */
export function plainQuery(query: URLSearchParams | string): string {
  const plain = new URLSearchParams(query)
  plain.delete('mid')
  plain.sort()
  return plain.toString()
}
