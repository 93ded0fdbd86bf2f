import type { Input } from '@iisp/contract'
import { addDays, isDate } from '@iisp/contract/date'
import type { listAudit } from '@iisp/operations/contract'
import type { DateRange } from '@iisp/ui/date-field'

/** What the filter row holds; '' or null asks for everything. */
export interface AuditFilters {
  readonly institutionId: string
  readonly action: string
  readonly object: string
  readonly dates: DateRange | null
}

/** The page opens with the seven days that end today. */
export const lastWeek = (today: string): AuditFilters => ({
  institutionId: '',
  action: '',
  object: '',
  dates: [addDays(today, -6), today],
})

/** The filters as the call takes them; what is not set is left out. */
export function auditInput({ institutionId, action, object, dates }: AuditFilters): Input<typeof listAudit> {
  return {
    ...(institutionId.trim() && { institutionId: institutionId.trim().toUpperCase() }),
    ...(action.trim() && { action: action.trim() }),
    ...(object.trim() && { object: object.trim() }),
    ...(dates && { startDate: dates[0], endDate: dates[1] }),
  }
}

/** Filters in the page's address. Without any, it says so: an address that says nothing means the last week. */
export function auditQuery(filters: AuditFilters): URLSearchParams {
  const query = new URLSearchParams(auditInput(filters) as Record<string, string>)
  if (query.size === 0) query.set('all', '1')
  return query
}

const names = ['institutionId', 'action', 'object', 'startDate', 'endDate', 'all']

/** The filters that an address names; what is none is ignored. */
export function auditFiltersFrom(query: URLSearchParams, today: string): AuditFilters {
  if (!names.some((name) => query.has(name))) return lastWeek(today)
  const text = (name: string) => query.get(name) ?? ''
  const dates = [text('startDate'), text('endDate')] as const
  return {
    institutionId: text('institutionId'),
    action: text('action'),
    object: text('object'),
    dates: isDate(dates[0]) && isDate(dates[1]) ? dates : null,
  }
}
