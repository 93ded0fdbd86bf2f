import type { Output } from '@iisp/contract'
import type { getOpeningList, getTrusteeRaiseList } from '@iisp/opening/contract'
import type { Paging } from '@iisp/ui/data-table'
import { useCall, usePageLocation } from '@iisp/web'
import { useMemo, useState } from 'react'
import { type ApplicationFilters, filterInput, filtersFromQuery } from './application-filters.ts'

export type ApplicationListCall = typeof getOpeningList | typeof getTrusteeRaiseList

/** A numbered page of applications under the filters that stand in the page's address. */
export function useApplicationList(list: ApplicationListCall) {
  const { query, setQuery } = usePageLocation()
  const text = query.toString()
  const filters = useMemo(() => filtersFromQuery(new URLSearchParams(text)), [text])
  const asked = filterInput(filters)
  const where = JSON.stringify(asked)
  const [pageSize, setPageSize] = useState(20)
  // another filter begins at the first page
  const [place, setPlace] = useState({ where, page: 1 })
  const page = place.where === where ? place.page : 1
  // both lists answer alike
  const answer = useCall(
    list as typeof getOpeningList,
    { ...asked, pageNo: page, pageSize },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  const data: Output<typeof getOpeningList> | undefined = answer.data
  const [refreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    void answer.refetch().finally(() => setRefreshing(false))
  }
  const setFilters = (next: ApplicationFilters) => {
    const input = filterInput(next)
    if (JSON.stringify(input) === where) refresh()
    else setQuery(new URLSearchParams(input))
  }
  const paging: Paging = {
    mode: 'server',
    page,
    pageSize,
    total: data?.total ?? 0,
    totalCapped: data?.totalCapped,
    onChange: (next, size) => {
      setPageSize(size)
      setPlace({ where, page: size === pageSize ? next : 1 })
    },
  }
  return {
    filters,
    setFilters,
    refresh,
    table: {
      rows: data?.list,
      // what a push brings comes in quietly; only what a person asked for shows as waiting
      loading: answer.isLoading || answer.isPlaceholderData || refreshing,
      error: answer.error && { message: answer.error.msg, onRetry: refresh },
      paging,
    },
  }
}
