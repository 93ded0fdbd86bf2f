import type { Input, Output } from '@iisp/contract'
import type { deskList, getTransferList } from '@iisp/transfers/contract'
import type { Paging, Sort } from '@iisp/ui/data-table'
import { useCall } from '@iisp/web'
import { useState } from 'react'
import { type OrderFilters, filterInput } from './order-filters.ts'

type ListInput = Input<typeof getTransferList>
export type OrderListCall = typeof getTransferList | typeof deskList
export type OrderList = ReturnType<typeof useOrderList>

const sortKeys: Readonly<Record<string, NonNullable<ListInput['sort']>>> = {
  AMOUNT: 'amount',
  TRADATEFORMAT: 'traDate',
}
const sortInput = (sort: Sort | null): Pick<ListInput, 'sort' | 'direction'> => {
  const by = sort === null ? undefined : sortKeys[sort.key]
  return by === undefined ? {} : { sort: by, direction: sort?.order === 'ascend' ? 'asc' : 'desc' }
}
/** A page of orders by keyset: forwards by the answer's cursor, backwards by the cursors already walked. */
export function useOrderList(list: OrderListCall, filters: OrderFilters) {
  const [pageSize, setPageSize] = useState(20)
  const [sort, setSort] = useState<Sort | null>(null)
  const asked: ListInput = { ...filterInput(filters), ...sortInput(sort), pageSize }
  const where = JSON.stringify(asked)
  // cursors belong to one list: another filter, order or size begins at the first page
  const [place, setPlace] = useState<{ where: string; walked: readonly string[] }>({ where, walked: [] })
  const walked = place.where === where ? place.walked : []
  const walk = (to: readonly string[]) => setPlace({ where, walked: to })
  const cursor = walked.at(-1)

  // both lists answer alike, and what the desk's does not take is never set for it
  const answer = useCall(
    list as typeof getTransferList,
    { ...asked, ...(cursor !== undefined && { cursor }) },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  const data: Output<typeof getTransferList> | undefined = answer.data
  const [refreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    void answer.refetch().finally(() => setRefreshing(false))
  }

  // the last order of a page was moved on: its place is empty
  if (data?.list.length === 0 && walked.length > 0 && !answer.isPlaceholderData) walk(walked.slice(0, -1))

  const paging: Paging = {
    mode: 'cursor',
    pageSize,
    sizes: 'business',
    hasPrevious: walked.length > 0,
    hasNext: Boolean(data?.next),
    total: data?.total,
    totalCapped: data?.totalCapped,
    onPrevious: () => walk(walked.slice(0, -1)),
    onNext: () => data?.next && walk([...walked, data.next]),
    onPageSizeChange: setPageSize,
  }
  return {
    rows: data?.list,
    // what a push brings comes in quietly; only what a person asked for shows as waiting
    loading: answer.isLoading || answer.isPlaceholderData || refreshing,
    error: answer.error && { message: answer.error.msg, onRetry: refresh },
    paging,
    sort,
    onSortChange: setSort,
    refresh,
  }
}
