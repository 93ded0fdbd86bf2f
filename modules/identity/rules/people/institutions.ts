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

/** What may be proposed for an institution now. Nobody closes the custodian, whose people would have to open it again. */
export function actionsOnInstitution(facts: InstitutionFacts): InstitutionAction[] {
  if (facts.kind === 'custodian' || facts.changePending || facts.asAnother) return []
  return facts.closed ? ['reopen'] : ['close']
}
