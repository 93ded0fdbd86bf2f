import type { Input } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
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
