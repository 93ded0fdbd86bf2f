import { defineCaseTable } from '@iisp/server'
import { type PartyState, partyFlow } from '../../contract/parties/party-states.ts'
import { registrationTopics } from '../../contract/topics.ts'
import type { PartyChanges, StoredParty } from '../tables.ts'

type PartyCase = Pick<StoredParty, 'id' | 'institution_id' | 'status' | 'version' | 'endorsed_by'>

/** Applications of fund parties as cases. */
export const partyCases = defineCaseTable<PartyState, PartyChanges, PartyCase>()({
  flow: partyFlow,
  table: 'registration.party',
  acts: { endorse: 'endorsed_by' },
  object: ({ id }) => `fund-party:${id}`,
  events: {
    [registrationTopics.partiesChanged]: ({ id }) => ({ audience: ['*'], payload: { id } }),
    [registrationTopics.partyDecided]: ({ id }, { to, reason }) => ({
      audience: [],
      payload: { id, state: to, reason },
    }),
  },
})

/** The applicant has no account. */
export const applicant = (name: string) => ({ personId: 'applicant', name, behind: null })
