import { type PersonActor, sql, stateList } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'

/** The applications (`a`) that wait for a decision of this TA operator: sent, and entered by somebody else. */
export const waitsFor = ({ persons }: Pick<PersonActor, 'persons'>) =>
  sql<boolean>`a.status IN ${stateList(applicationFlow.sets.atDesk)} AND a.created_by <> ALL(${persons}::text[])`
