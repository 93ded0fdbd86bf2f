import { type Role, isOneOf } from '@iisp/contract'
import type { RelationAction } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'

interface Relation {
  readonly institution_id: string
  readonly status: string
  readonly child: { readonly institutionId: string }
}
interface Facts {
  /** The forced redemption is set up already. */
  readonly hasConfig: boolean
  readonly viewer: { readonly institutionId: string; readonly roles: readonly Role[] }
}

/** What this person may do with a relation: its applicant changes it, the child's manager sets up its payments. */
export function relationActions(
  { institution_id, status, child }: Relation,
  { hasConfig, viewer }: Facts,
): RelationAction[] {
  if (!viewer.roles.includes('operator') || !isOneOf(relationFlow.sets.live, status)) return []
  return [
    ...(viewer.institutionId === institution_id ? (['modify', 'delete'] as const) : []),
    ...(viewer.institutionId === child.institutionId && !hasConfig && status === relationFlow.codes.effective
      ? (['config'] as const)
      : []),
  ]
}
