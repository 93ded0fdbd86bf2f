import { type Role, isOneOf } from '@iisp/contract'
import type { RelationAction } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'

interface Relation {
  readonly institution_id: string
  readonly status: string
  readonly child: { readonly institutionId: string }
  readonly terms: { readonly mode: string }
}
interface Facts {
  /** The forced redemption is set up already. */
  readonly hasConfig: boolean
  /** The child fund is neither liquidated nor still to be established. */
  readonly childRuns: boolean
  readonly viewer: { readonly institutionId: string; readonly roles: readonly Role[] }
}

/**
 * Actions that this person may take on a relation. Its applicant may change it; the child's manager
 * may set up its payments if redemptions are linked (BO-142).
 */
export function relationActions(
  { institution_id, status, child, terms }: Relation,
  { hasConfig, childRuns, viewer }: Facts,
): RelationAction[] {
  if (!viewer.roles.includes('operator') || !isOneOf(relationFlow.sets.live, status)) return []
  const pays =
    viewer.institutionId === child.institutionId &&
    status === relationFlow.codes.effective &&
    redeems(terms) &&
    childRuns &&
    !hasConfig
  return [
    ...(viewer.institutionId === institution_id ? (['modify', 'delete'] as const) : []),
    ...(pays ? (['config'] as const) : []),
  ]
}

/** Whether redemptions are linked. Without such a link nothing can be redeemed for a payment. */
export const redeems = ({ mode }: { readonly mode: string }): boolean => mode !== '0'
