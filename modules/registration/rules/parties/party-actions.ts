import { canMove } from '@iisp/contract'
import { type OwnParty, type PartyKind, applicantActions } from '../../contract/parties/parties.ts'
import { type PartyAction, partyActions } from '../../contract/parties/party-desk.ts'
import { type PartyState, partyFlow } from '../../contract/parties/party-states.ts'

/** Whether this human being, who may be several persons, examined the application. */
export const isExaminer = (endorsedBy: string | null, persons: readonly string[]): boolean =>
  persons.some((person) => person === endorsedBy)

/** What somebody at the desk may do: whoever examined an application is not the one who accepts it. */
export const deskActions = (
  state: PartyState,
  endorsedBy: string | null,
  persons: readonly string[],
): PartyAction[] =>
  partyActions.filter((action) =>
    (isExaminer(endorsedBy, persons) ? (['examiner'] as const) : (['examiner', 'second'] as const)).some(
      (who) => canMove(partyFlow, state, action, who),
    ),
  )

export const actionsOfApplicant = (state: PartyState): OwnParty['actions'] =>
  applicantActions.filter((action) => canMove(partyFlow, state, action, 'applicant'))

/** An investor or trustee client is registered, but has no business of its own in the portal. */
export const opensInstitution = (kind: PartyKind): kind is Exclude<PartyKind, 'client'> => kind !== 'client'
