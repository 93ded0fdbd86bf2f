import type { Input } from '@iisp/contract'
import type { getTransferList } from '@iisp/transfers/contract'

/** What the filter row holds: texts as typed, '' or null for everything. */
export interface OrderFilters {
  readonly keyword: string
  readonly statuses: readonly string[]
  readonly dates: readonly [string, string] | null
  readonly minAmount: string
  readonly maxAmount: string
  readonly type: string | null
  readonly target: string | null
}
export const noFilters: OrderFilters = {
  keyword: '',
  statuses: [],
  dates: null,
  minAmount: '',
  maxAmount: '',
  type: null,
  target: null,
}

type ListInput = Input<typeof getTransferList>

/** The filters as the call takes them; what is not set is left out. */
export function filterInput(filters: OrderFilters): Partial<ListInput> {
  return {
    ...(filters.keyword.trim() && { keyword: filters.keyword.trim() }),
    ...(filters.statuses.length > 0 && { proStatus: filters.statuses.join(',') }),
    ...(filters.dates && { startDate: filters.dates[0], endDate: filters.dates[1] }),
    ...(filters.minAmount && { minAmount: filters.minAmount }),
    ...(filters.maxAmount && { maxAmount: filters.maxAmount }),
    ...(filters.type && { hkType: filters.type as NonNullable<ListInput['hkType']> }),
    ...(filters.target && { manualEntryFlag: filters.target as '0' | '1' }),
  }
}

/** Filters in the page's address, so that a link and a reload show the same list. */
export function filtersToQuery(filters: OrderFilters): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filterInput(filters))) query.set(name, String(value))
  return query
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
export function filtersFromQuery(query: URLSearchParams): OrderFilters {
  const start = query.get('startDate') ?? ''
  const end = query.get('endDate') ?? ''
  return {
    keyword: query.get('keyword') ?? '',
    statuses: (query.get('proStatus') ?? '').split(',').filter((status) => /^\d{3}$/.test(status)),
    dates: dayPattern.test(start) && dayPattern.test(end) ? [start, end] : null,
    minAmount: query.get('minAmount') ?? '',
    maxAmount: query.get('maxAmount') ?? '',
    type: query.get('hkType'),
    target: query.get('manualEntryFlag'),
  }
}
