import { sql, stateLiteral } from '@iisp/server'
import { navFlow } from '../../contract/dealing/nav-states.ts'

/** Whether the NAV `n` waits for this person: somebody else entered it, and nobody has decided. */
export const navWaitsFor = (persons: readonly string[]) =>
  sql<boolean>`(n.status = ${stateLiteral(navFlow.codes.entered)} AND n.entered_by <> ALL(${persons}::text[]))`
