import { type PersonActor, sql, stateLiteral } from '@iisp/server'
import { partyFlow } from '../../contract/parties/party-states.ts'

const { submitted, endorsed } = partyFlow.codes

/** Applications that wait for this person: to be examined, or to be accepted after another one's examination. */
export const partiesToDecide = ({ persons }: Pick<PersonActor, 'persons'>) =>
  sql<boolean>`(p.status = ${stateLiteral(submitted)}
    OR p.status = ${stateLiteral(endorsed)} AND p.endorsed_by <> ALL (${persons}::bigint[]))`
