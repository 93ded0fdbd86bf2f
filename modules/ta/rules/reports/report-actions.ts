import { type Role, canMove } from '@iisp/contract'
import { type ReportState, reportFlow } from '../../contract/reports/report-states.ts'
import { type ReportAction, reportActions } from '../../contract/reports/reports.ts'

const managers: readonly Role[] = ['operator', 'reviewer', 'administrator']

/** The actions of a person with these roles on a report. */
export function reportActionsOf(state: ReportState, roles: readonly Role[]): ReportAction[] {
  const sides = [
    ...(roles.some((role) => managers.includes(role)) ? (['manager'] as const) : []),
    ...(roles.includes('ta-operator') ? (['register'] as const) : []),
  ]
  return reportActions.filter((action) => sides.some((side) => canMove(reportFlow, state, action, side)))
}
