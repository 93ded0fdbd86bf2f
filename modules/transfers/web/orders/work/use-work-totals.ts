import type { Call, Output } from '@iisp/contract'
import type { OrderStatus, deskTotals, orderTotals } from '@iisp/transfers/contract'
import { useCall } from '@iisp/web'
import { type WorkFilters, workFilters } from './work-filters.ts'

export interface TotalsOf {
  readonly call: typeof orderTotals | typeof deskTotals
  /** The states of the orders that are worked off in the list. */
  readonly statuses: readonly OrderStatus[]
  readonly values: WorkFilters
}

/**
 * Numbers and sums of the orders that match the filters, in all states regardless of the selected
 * one.
 */
export function useWorkTotals({ call, statuses, values }: TotalsOf) {
  const input = { ...workFilters.input({ ...values, part: null }), proStatus: statuses.join(',') }
  const { data } = useCall(call as Call, input, { keepPrevious: true, quiet: true, staleTime: 0 })
  return data as Output<typeof orderTotals> | Output<typeof deskTotals> | undefined
}
