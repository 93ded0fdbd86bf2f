import type { getOpeningList, getTrusteeRaiseList } from '@iisp/opening/contract'
import { useListPage, useNumberedList } from '@iisp/web'
import { useMemo } from 'react'
import { type ApplicationFilters, filterInput, filtersFromQuery } from './application-filters.ts'

export type ApplicationListCall = typeof getOpeningList | typeof getTrusteeRaiseList

/** A list of applications whose filters stand in the page's address. */
export function useApplicationList(tableId: string, call: ApplicationListCall) {
  const page = useListPage(tableId)
  const filters = useMemo(() => filtersFromQuery(page.filters), [page.filters])
  // both lists answer alike
  const list = useNumberedList(call as typeof getOpeningList, filterInput(filters), {
    enabled: page.enabled,
  })
  const queryOf = (of: ApplicationFilters) => new URLSearchParams(filterInput(of))
  const search = (next: ApplicationFilters) => page.search(queryOf(next), queryOf(filters), list.restart)
  return { filters, search, list, page }
}
