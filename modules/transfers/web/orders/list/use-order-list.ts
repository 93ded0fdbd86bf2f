import type { Input } from '@iisp/contract'
import type { deskList, getTransferList } from '@iisp/transfers/contract'
import type { Sort } from '@iisp/ui/data-table'
import { useCursorList } from '@iisp/web'
import { type OrderFilters, filterInput } from './order-filters.ts'

type ListInput = Input<typeof getTransferList>
export type OrderListCall = typeof getTransferList | typeof deskList

const sortKeys: ReadonlyMap<string, NonNullable<ListInput['sort']>> = new Map(
  Object.entries<NonNullable<ListInput['sort']>>({
    AMOUNT: 'amount',
    TRADATEFORMAT: 'traDate',
  }),
)
export const sortInput = (sort: Sort | null): Pick<ListInput, 'sort' | 'direction'> => {
  const by = sort === null ? undefined : sortKeys.get(sort.key)
  return by === undefined ? {} : { sort: by, direction: sort?.order === 'ascend' ? 'asc' : 'desc' }
}

/** A page of orders in the order asked for. */
export const useOrderList = (
  list: OrderListCall,
  filters: OrderFilters,
  sort: Sort | null,
  enabled: boolean,
) =>
  // both lists answer alike, and what the desk's does not take is never set for it
  useCursorList(list as typeof getTransferList, { ...filterInput(filters), ...sortInput(sort) }, { enabled })
