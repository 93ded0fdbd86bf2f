import { Refusal, platformErrors } from '@iisp/contract'
import { type DomainEvent, defineCaseTable, everybody } from '@iisp/server'
import { type DemandState, demandFlow } from '../../contract/demands/demand-states.ts'
import { feedbackTopics } from '../../contract/topics.ts'
import type { DemandChanges } from '../tables.ts'

/** A demand as the desk loads it. Its author's institution has the audit rows. */
interface DemandCase {
  readonly id: string
  readonly institution_id: string
  readonly status: DemandState
  readonly version: number
  readonly person_id: string
  /** Whose account it was proposed from. */
  readonly owner_id: string | null
}
const changed = ({ id }: DemandCase): Omit<DomainEvent, 'topic'> => ({
  audience: [everybody],
  payload: { id },
})

/** Demands as cases. */
export const demandCases = defineCaseTable<DemandState, DemandChanges, DemandCase>()({
  flow: demandFlow,
  table: 'feedback.demand',
  acts: { propose: ['person_id', 'owner_id'] },
  refusals: { reasonMissing: () => new Refusal(platformErrors.reasonMissing, { fields: 'answer' }) },
  object: ({ id }) => `demand:${id}`,
  events: { [feedbackTopics.demandsChanged]: changed },
})
