import { narrow, reader, sql } from '@iisp/server'
import { openingDeskList as call } from '../../contract/desk.ts'
import { applicationFlow } from '../../contract/states.ts'
import { applicationPage, filtered } from '../list/application-page.ts'

export const openingDeskList = reader(call, async (ctx, input) => {
  const status = input.status || applicationFlow.sets.underWay.join(',')
  const submitted = (await filtered(ctx, { ...input, status })).where('submitted_at', 'is not', null)
  const { kind, urged } = input
  const found = narrow(
    submitted,
    { kind, urged },
    {
      kind: 'kind',
      urged: (only) => sql<boolean>`(urged_at IS NOT NULL) = ${only === '1'}`,
    },
  )
  // urged ones first, the longest-urged at the top; then by submission, oldest first
  return applicationPage(
    ctx,
    found,
    (all) =>
      all
        .orderBy('urged_at', (order) => order.asc().nullsLast())
        .orderBy('submitted_at')
        .orderBy('id'),
    input,
  )
})
