import type { Role } from '@iisp/contract'
import type { ReportMover } from '../../contract/reports/report-states.ts'

const managers: readonly Role[] = ['operator', 'reviewer', 'administrator']
/** The roles that act on reports. */
export const reportRoles: readonly Role[] = [...managers, 'ta-operator']

/** On which sides of reports somebody with these roles acts; none for those who only read them. */
export const reportSides = (roles: readonly Role[]): ReportMover[] => [
  ...(roles.some((role) => managers.includes(role)) ? (['manager'] as const) : []),
  ...(roles.includes('ta-operator') ? (['register'] as const) : []),
]
