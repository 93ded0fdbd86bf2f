import { type Language, type Role, canMove, stateName } from '@iisp/contract'
import type { ApplicationAction } from '../../contract/applications/application-row.ts'
import {
  type ApplicationMover,
  type ApplicationState,
  applicationFlow,
} from '../../contract/applications/application-states.ts'

interface Party {
  readonly institution_id: string
  readonly partner_id: string | null
}
interface Viewer {
  readonly institutionId: string
  readonly roles: readonly Role[]
}
/** The side of an application on which somebody is; null for a stranger. */
export function sideOf({ institution_id, partner_id }: Party, viewer: Viewer): ApplicationMover | null {
  if (viewer.roles.includes('ta-operator')) return 'register'
  if (viewer.institutionId === institution_id) return 'applicant'
  return viewer.institutionId === partner_id ? 'counterparty' : null
}

const moves = {
  edit: ['edit', 'applicant'],
  revert: ['revert', 'applicant'],
  confirm: ['consent', 'counterparty'],
  pass: ['pass', 'register'],
  return: ['return', 'register'],
  reject: ['reject', 'register'],
} as const satisfies Record<ApplicationAction, readonly [string, ApplicationMover]>

/** Actions that this person may take on an application now. */
export function applicationActions(
  row: Party & { readonly status: ApplicationState },
  viewer: Viewer,
): ApplicationAction[] {
  const side = sideOf(row, viewer)
  if (side === null || (side !== 'register' && !viewer.roles.includes('operator'))) return []
  return (Object.keys(moves) as ApplicationAction[]).filter((action) => {
    const [event, who] = moves[action]
    return who === side && canMove(applicationFlow, row.status, event, who)
  })
}

/** SQJD: progress of an application, such as 2/3 待审核 (BO-111). */
export function progressOf(status: ApplicationState, crosses: boolean, language: Language): string {
  const steps = crosses ? ['0', '1', '2'] : ['1', '2']
  const at = steps.indexOf(status)
  const name = stateName(applicationFlow, status, language)
  return at < 0 ? name : `${at + 1}/${steps.length} ${name}`
}
