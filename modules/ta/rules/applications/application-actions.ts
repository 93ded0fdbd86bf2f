import { type Role, canMove } from '@iisp/contract'
import { type ApplicationAction, applicationActions } from '../../contract/applications/application.ts'
import { managerKinds, registerKinds } from '../../contract/applications/application-kinds.ts'
import { type ApplicationState, applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { isPastCutOff } from '../dealing/cut-off.ts'

/** What somebody may enter; nothing for those who only read. */
export function kindsFor(roles: readonly Role[]): readonly ApplicationKind[] {
  if (roles.includes('ta-operator')) return registerKinds
  return roles.includes('operator') ? managerKinds : []
}

interface Case {
  readonly status: ApplicationState
  readonly kind: ApplicationKind
  readonly dealingDate: string
  /** A dealing run has it on its frozen list. */
  readonly inRun: boolean
  /** The person who looks at it entered it. */
  readonly isAuthor: boolean
}

/** What a person may do with an application now. */
export function applicationActionsOn(one: Case, roles: readonly Role[], now: Date): ApplicationAction[] {
  const enters = kindsFor(roles).includes(one.kind)
  const decides = roles.includes('ta-operator') && !one.isAuthor && !one.inRun
  return applicationActions.filter((action) => {
    if (action === 'withdraw')
      return enters && mayWithdraw(one, now) && canMove(applicationFlow, one.status, action, 'manager')
    if (action === 'save' || action === 'submit')
      return enters && canMove(applicationFlow, one.status, action, 'manager')
    return (
      decides &&
      canMove(applicationFlow, one.status, action, 'register') &&
      one.status === applicationFlow.codes.submitted
    )
  })
}

/** A draft at any time; what was sent until the cut-off of its day, while no run has it. */
export const mayWithdraw = (
  { status, dealingDate, inRun }: Pick<Case, 'status' | 'dealingDate' | 'inRun'>,
  now: Date,
): boolean => status === applicationFlow.codes.draft || (!inRun && !isPastCutOff(dealingDate, now))
