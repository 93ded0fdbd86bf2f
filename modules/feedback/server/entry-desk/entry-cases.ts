import { Refusal, platformErrors } from '@iisp/contract'
import { defineCaseTable, toBothSides } from '@iisp/server'
import { type EntryState, entryFlow } from '../../contract/entries/entry-states.ts'
import { feedbackTopics } from '../../contract/topics.ts'
import type { EntryChanges } from '../tables.ts'

interface EntryCase {
  readonly id: string
  readonly institution_id: string
  readonly status: EntryState
  readonly version: number
  readonly person_id: string
  /** Whose account it was sent from. */
  readonly owner_id: string | null
}

/** Feedback as cases. */
export const entryCases = defineCaseTable<EntryState, EntryChanges, EntryCase>()({
  flow: entryFlow,
  table: 'feedback.entry',
  acts: { send: ['person_id', 'owner_id'] },
  refusals: { reasonMissing: () => new Refusal(platformErrors.reasonMissing, { fields: 'answer' }) },
  object: ({ id }) => `feedback:${id}`,
  events: { [feedbackTopics.entriesChanged]: toBothSides },
})
