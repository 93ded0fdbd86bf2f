import { Refusal, platformErrors } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import { type PartyState, partyFlow } from '../../contract/parties/party-states.ts'
import { registrationTopics } from '../../contract/topics.ts'
import type { PartyChanges } from '../tables.ts'

interface PartyCase {
  readonly id: string
  readonly institution_id: string
  readonly status: PartyState
  readonly version: number
}

/** Applications of fund parties as cases. */
export const partyCases = defineCaseTable<PartyState, PartyChanges, PartyCase>()({
  flow: partyFlow,
  table: 'registration.party',
  object: ({ id }) => `fund-party:${id}`,
  events: {
    [registrationTopics.partiesChanged]: ({ id }) => ({ audience: ['*'], payload: { id } }),
    [registrationTopics.partyDecided]: ({ id }, { to, reason }) => ({
      audience: [],
      payload: { id, state: to, reason },
    }),
  },
  refusals: {
    notOpen: () => new Refusal(registrationErrors.partyMoved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})

/** The applicant has no account. */
export const applicant = (name: string) => ({ personId: 'applicant', name, behind: null })
