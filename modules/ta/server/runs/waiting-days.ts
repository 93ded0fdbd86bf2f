import { sql, stateList } from '@iisp/server'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { isAsked } from '../corrections/asked.ts'

const unfinished = [...runFlow.sets.before, runFlow.codes.confirmed]

/**
 * Whether the desk has work on the dealing day `d` with its run `r`: applications wait for it or are on their way to it,
 * its run is not finished, or somebody else asks for the run to be taken back.
 */
export const dayWaitsFor = (persons: readonly string[]) =>
  sql<boolean>`(d.waiting > 0 OR d.awaited > 0 OR r.status IN ${stateList(unfinished)}
    OR ${isAsked('run', 'r', persons)})`
