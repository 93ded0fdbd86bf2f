import type { InstitutionKind } from '@iisp/contract'
import type { InstitutionAction } from '../../contract/people/institutions.ts'

export interface InstitutionFacts {
  readonly kind: InstitutionKind
  readonly closed: boolean
  /** Its closing or opening waits for a second person. */
  readonly changePending: boolean
  /** The caller acts as somebody else. */
  readonly asAnother: boolean
}

/**
 * Changes that may be proposed for an institution now. The custodian cannot be closed, because only
 * its people could reopen it.
 */
export function actionsOnInstitution(facts: InstitutionFacts): InstitutionAction[] {
  if (facts.kind === 'custodian' || facts.changePending || facts.asAnother) return []
  return facts.closed ? ['reopen'] : ['close']
}
