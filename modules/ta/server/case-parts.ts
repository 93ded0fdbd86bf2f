import type { History } from '@iisp/server'

/** The steps of a case, dated with the time of their calls. */
export const stepsIn = <Row>(table: string, caseId: string): History<Row> => ({
  table,
  caseId,
  more: (_, { now }) => ({ at: now.toISOString() }),
})
