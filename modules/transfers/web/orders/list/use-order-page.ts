import { useListPage } from '@iisp/web'
import { useMemo } from 'react'
import { type OrderFilters, filtersFromQuery, filtersToQuery } from './order-filters.ts'
import { type OrderListCall, useOrderList } from './use-order-list.ts'

/** A list of orders whose filters and order stand in the page's address. */
export function useOrderPage(tableId: string, call: OrderListCall, fixed?: OrderFilters) {
  const page = useListPage(tableId)
  const filters = useMemo(() => fixed ?? filtersFromQuery(page.filters), [fixed, page.filters])
  const orders = useOrderList(call, filters, page.sort, page.enabled)
  /** 查询: other filters, or the same ones asked for again. */
  const query = (next: OrderFilters) =>
    page.search(filtersToQuery(next), filtersToQuery(filters), orders.restart)
  return { filters, orders, page, query }
}
