import { reader, sql } from '@iisp/server'
import { openingDeskList as call } from '../../contract/desk.ts'
import { applicationFlow } from '../../contract/states.ts'
import { conditionsOf, readPage } from '../list/application-page.ts'

/** Urged applications first, the longest-urged at the top; then by submission, oldest first. */
const order = sql`urged_at NULLS LAST, submitted_at, id`

export const openingDeskList = reader(call, (ctx, input) => {
  const parts = [
    sql`submitted_at IS NOT NULL`,
    ...conditionsOf({ ...input, status: input.status || applicationFlow.sets.underWay.join(',') }),
  ]
  if (input.kind) parts.push(sql`kind = ${input.kind}`)
  if (input.urged) parts.push(sql`(urged_at IS NOT NULL) = ${input.urged === '1'}`)
  return readPage(ctx, parts, order, input)
})
