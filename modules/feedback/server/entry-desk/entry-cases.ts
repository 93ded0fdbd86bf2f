import { Refusal, platformErrors } from '@iisp/contract'
import { defineCaseTable, toBothSides } from '@iisp/server'
import { type EntryState, entryFlow } from '../../contract/entries/entry-states.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { feedbackTopics } from '../../contract/topics.ts'
import type { EntryChanges } from '../tables.ts'

interface EntryCase {
  readonly id: string
  readonly institution_id: string
  readonly status: EntryState
  readonly version: number
}

/** Feedback as cases. */
export const entryCases = defineCaseTable<EntryState, EntryChanges, EntryCase>()({
  flow: entryFlow,
  table: 'feedback.entry',
  object: ({ id }) => `feedback:${id}`,
  events: { [feedbackTopics.entriesChanged]: toBothSides },
  refusals: {
    notOpen: () => new Refusal(feedbackErrors.entryClosed),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})
