import { defineCaseTable, toBothSides } from '@iisp/server'
import { type RunState, runFlow } from '../../../contract/dealing/run-states.ts'
import { taTopics } from '../../../contract/topics.ts'
import { stepsIn } from '../../case-parts.ts'
import type { RunChanges, StoredRun } from '../../tables.ts'

/** Dealing runs as cases. */
export const runCases = defineCaseTable<RunState, RunChanges, StoredRun>()({
  flow: runFlow,
  table: 'ta.dealing_run',
  acts: { compute: 'computed_by' },
  object: ({ id }) => `dealing-run:${id}`,
  history: stepsIn<StoredRun>('ta.run_step', 'run_id'),
  detail: ({ product_id, dealing_date, digest }, { from, to }) => ({
    productId: product_id,
    date: dealing_date,
    digest,
    from,
    to,
  }),
  events: {
    [taTopics.runChanged]: toBothSides,
    [taTopics.registerChanged]: ({ id, institution_id, product_id, dealing_date }) => ({
      audience: [institution_id, '*'],
      payload: { runId: id, productId: product_id, dealingDate: dealing_date },
    }),
  },
})
