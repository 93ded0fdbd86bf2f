import { usePageLocation } from '@iisp/web'
import { useMemo } from 'react'
import { type OrderFilters, filtersFromQuery, filtersToQuery } from './order-filters.ts'

/** The filters in force: they stand in the page's address. */
export function useAddressFilters() {
  const { query, setQuery } = usePageLocation()
  const text = query.toString()
  const filters = useMemo(() => filtersFromQuery(new URLSearchParams(text)), [text])
  const isInForce = (next: OrderFilters) => String(filtersToQuery(next)) === String(filtersToQuery(filters))
  const setFilters = (next: OrderFilters) => setQuery(filtersToQuery(next))
  return { filters, isInForce, setFilters }
}
