import { sql, stateList } from '@iisp/server'
import { runFlow } from '../../../contract/dealing/run-states.ts'
import { isReversalRequested } from '../../corrections/reversal-request.ts'

const unfinished = [...runFlow.sets.before, runFlow.codes.confirmed]

/**
 * Whether the dealing day `d` with its run `r` needs the desk:
 * - applications or conversions in wait for a run,
 * - its run is not finished, or
 * - another person requests the correction of the run.
 */
export const dayWaitsFor = (persons: readonly string[]) =>
  sql<boolean>`(d.waiting > 0 OR d.awaited > 0 OR r.status IN ${stateList(unfinished)}
    OR ${isReversalRequested('run', 'r', persons)})`
