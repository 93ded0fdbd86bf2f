import { Refusal, platformErrors } from '@iisp/contract'
import { type History, defineCaseTable, toBothSides } from '@iisp/server'
import { type RunState, runFlow } from '../../contract/dealing/run-states.ts'
import { taErrors } from '../../contract/errors.ts'
import { taTopics } from '../../contract/topics.ts'
import type { RunChanges, StoredRun } from '../tables.ts'

const history: History<StoredRun> = {
  table: 'ta.run_step',
  caseId: 'run_id',
  more: (_, { now }) => ({ at: now.toISOString() }),
}

/** Dealing runs as cases. */
export const runCases = defineCaseTable<RunState, RunChanges, StoredRun>()({
  flow: runFlow,
  table: 'ta.dealing_run',
  object: ({ id }) => `dealing-run:${id}`,
  history,
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
  refusals: {
    notOpen: () => new Refusal(taErrors.runMoved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})
