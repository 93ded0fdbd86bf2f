import type { Input } from '@iisp/contract'
import { addDays, isDate } from '@iisp/contract/date'
import type { listAudit } from '@iisp/audit/contract'
import type { DateRange } from '@iisp/ui/date-field'

/** What the filter row holds; '' or null asks for everything. */
export interface AuditFilters {
  readonly institutionId: string
  readonly action: string
  readonly object: string
  /** Id of who acted. */
  readonly realPerson: string
  readonly dates: DateRange | null
}

/** The page opens with the seven days that end today. */
export const lastWeek = (today: string): AuditFilters => ({
  institutionId: '',
  action: '',
  object: '',
  realPerson: '',
  dates: [addDays(today, -6), today],
})

/** The filters as the call takes them; what is not set is left out. */
export function auditInput(filters: AuditFilters): Input<typeof listAudit> {
  const { institutionId, action, object, realPerson, dates } = filters
  return {
    ...(institutionId.trim() && { institutionId: institutionId.trim().toUpperCase() }),
    ...(action.trim() && { action: action.trim() }),
    ...(object.trim() && { object: object.trim() }),
    ...(realPerson && { realPerson }),
    ...(dates && { startDate: dates[0], endDate: dates[1] }),
  }
}

/** Filters in the page's address. Without any, it says so: an address that says nothing means the last week. */
export function auditQuery(filters: AuditFilters): URLSearchParams {
  const query = new URLSearchParams(auditInput(filters) as Record<string, string>)
  if (query.size === 0) query.set('all', '1')
  return query
}

const names = ['institutionId', 'action', 'object', 'realPerson', 'startDate', 'endDate', 'all']

const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text)

/** The filters that an address names; what is none is ignored. */
export function auditFiltersFrom(query: URLSearchParams, today: string): AuditFilters {
  if (!names.some((name) => query.has(name))) return lastWeek(today)
  const text = (name: string) => query.get(name) ?? ''
  const dates = [text('startDate'), text('endDate')] as const
  return {
    institutionId: text('institutionId'),
    action: text('action'),
    object: text('object'),
    realPerson: isId(text('realPerson')) ? text('realPerson') : '',
    dates: isDate(dates[0]) && isDate(dates[1]) ? dates : null,
  }
}
