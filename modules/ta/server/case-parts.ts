import { Refusal, platformErrors } from '@iisp/contract'
import type { History } from '@iisp/server'

/** The steps of a case, dated with the time of their calls. */
export const stepsIn = <Row>(table: string, caseId: string): History<Row> => ({
  table,
  caseId,
  more: (_, { now }) => ({ at: now.toISOString() }),
})

/** What a case refuses: what its state does not allow, and what somebody else was faster in. */
export const refusing = () => ({
  notOpen: () => new Refusal(platformErrors.caseMoved),
  overtaken: () => new Refusal(platformErrors.conflict),
})
