import type { Input } from '@iisp/contract'
import type { getTransferList } from '@iisp/transfers/contract'
import type { Sort } from '@iisp/ui/data-table'

type ListInput = Input<typeof getTransferList>

const sortKeys: ReadonlyMap<string, NonNullable<ListInput['sort']>> = new Map(
  Object.entries<NonNullable<ListInput['sort']>>({
    AMOUNT: 'amount',
    TRADATEFORMAT: 'traDate',
  }),
)

/** The order of a table as the call takes it. */
export const sortInput = (sort: Sort | null): Pick<ListInput, 'sort' | 'direction'> => {
  const by = sort === null ? undefined : sortKeys.get(sort.key)
  return by === undefined ? {} : { sort: by, direction: sort?.order === 'ascend' ? 'asc' : 'desc' }
}
