import { canMove } from '@iisp/contract'
import { type OwnParty, type PartyKind, applicantActions } from '../../contract/parties/parties.ts'
import { type PartyState, partyFlow } from '../../contract/parties/party-states.ts'

export const actionsOfApplicant = (state: PartyState): OwnParty['actions'] =>
  applicantActions.filter((action) => canMove(partyFlow, state, action, 'applicant'))

/** An investor or trustee client is registered, but has no business of its own in the portal. */
export const opensInstitution = (kind: PartyKind): kind is Exclude<PartyKind, 'client'> => kind !== 'client'
