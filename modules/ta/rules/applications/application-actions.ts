import { type Role, actionsOn, canMove } from '@iisp/contract'
import type { ApplicationAction } from '../../contract/applications/application.ts'
import { managerKinds, registerKinds } from '../../contract/applications/application-kinds.ts'
import { type ApplicationState, applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { isPastCutOff } from '../dealing/cut-off.ts'

/** Kinds that a person with these roles may enter; empty for read-only roles. */
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
  readonly enteredBy: string
}

/** The actions of a person on an application at this time. */
export function applicationActionsOn(
  one: Case,
  { roles, persons }: { readonly roles: readonly Role[]; readonly persons: readonly string[] },
  now: Date,
): ApplicationAction[] {
  const { status, kind, inRun, enteredBy } = one
  const enters = kindsFor(roles).includes(kind)
  const decisions = roles.includes('ta-operator')
    ? actionsOn(applicationFlow, ['register'], status, { persons, by: { enter: enteredBy }, is: { inRun } })
    : []
  const own = (['save', 'submit', 'withdraw'] as const).filter(
    (action) =>
      enters &&
      canMove(applicationFlow, status, action, 'manager') &&
      (action !== 'withdraw' || mayWithdraw(one, now)),
  )
  return [...own, ...decisions]
}

/**
 * A draft can be withdrawn at any time. A submitted application can be withdrawn until the cut-off of its day, unless
 * a run has frozen it.
 */
export const mayWithdraw = (
  { status, dealingDate, inRun }: Pick<Case, 'status' | 'dealingDate' | 'inRun'>,
  now: Date,
): boolean => status === applicationFlow.codes.draft || (!inRun && !isPastCutOff(dealingDate, now))
