import type { Output } from '@iisp/contract'
import { deskList, getTransferList } from '@iisp/transfers/contract'
import type { Paging } from '@iisp/ui/data-table'
import type { Sort } from '@iisp/ui/data-table'
import { useCall } from '@iisp/web'
import { useState } from 'react'
import type { OrderFilters } from './order-filters.ts'
import { filterInput } from './order-filters.ts'

type ListOutput = Output<typeof getTransferList>
const sortKeys: Readonly<Record<string, 'amount' | 'traDate'>> = {
  AMOUNT: 'amount',
  TRADATEFORMAT: 'traDate',
}

/** A page of orders by keyset: forwards by the answer's cursor, backwards by the cursors already walked. */
export function useOrderList(list: typeof getTransferList | typeof deskList, filters: OrderFilters) {
  const [walked, setWalked] = useState<readonly string[]>([])
  const [pageSize, setPageSize] = useState(20)
  const [sort, setSort] = useState<Sort | null>(null)
  const cursor = walked.at(-1)
  const sortKey = sort === null ? undefined : sortKeys[sort.key]
  const answer = useCall(
    list as typeof getTransferList,
    {
      ...filterInput(filters),
      ...(sortKey &&
        sort &&
        list !== deskList && { sort: sortKey, direction: sort.order === 'ascend' ? 'asc' : 'desc' }),
      ...(cursor && { cursor }),
      pageSize,
    },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  const data = answer.data as ListOutput | undefined
  const paging: Paging = {
    mode: 'cursor',
    pageSize,
    sizes: 'business',
    hasPrevious: walked.length > 0,
    hasNext: Boolean(data?.next),
    total: data?.total,
    totalCapped: data?.totalCapped,
    onPrevious: () => setWalked(walked.slice(0, -1)),
    onNext: () => data?.next && setWalked([...walked, data.next]),
    onPageSizeChange: (size) => {
      setPageSize(size)
      setWalked([])
    },
  }
  return {
    rows: data?.list,
    loading: answer.isFetching,
    error: answer.error ? { message: answer.error.msg, onRetry: () => void answer.refetch() } : null,
    paging,
    sort,
    onSortChange: (next: Sort | null) => {
      setSort(next)
      setWalked([])
    },
    refetch: () => void answer.refetch(),
  }
}
