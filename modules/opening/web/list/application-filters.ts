import { isOneOf } from '@iisp/contract'
import { isDate } from '@iisp/contract/date'
import { applicationFlow } from '@iisp/opening/contract'

/** What the filter row holds: texts as typed, nothing chosen for everything. */
export interface ApplicationFilters {
  readonly keyword: string
  readonly statuses: readonly string[]
  /** Business dates, both included. */
  readonly dates: readonly [string, string] | null
}
export const noFilters: ApplicationFilters = { keyword: '', statuses: [], dates: null }

/** The filters as the calls take them; what is not set is left out. */
export function filterInput({ keyword, statuses, dates }: ApplicationFilters): Record<string, string> {
  return {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(dates && { startDate: dates[0], endDate: dates[1] }),
  }
}

/** The filters that a page's address names; what is none is ignored. */
export function filtersFromQuery(query: URLSearchParams): ApplicationFilters {
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? '']
  return {
    keyword: query.get('keyword') ?? '',
    statuses: (query.get('status') ?? '').split(',').filter((status) => isOneOf(applicationFlow.all, status)),
    dates: isDate(from) && isDate(to) ? [from, to] : null,
  }
}
