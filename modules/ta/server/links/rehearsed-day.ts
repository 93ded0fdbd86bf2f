import { reader } from '@iisp/server'
import { rehearsedDay as call } from '../../contract/links/rehearsal.ts'
import { confirmationDay } from '../dealing/runs/compute/load-input.ts'
import { nextLinkedDay } from './next-linked-day.ts'
import { rehearsalTerms } from './rehearsal-terms.ts'

export const rehearsedDay = reader(call, async (ctx, input) => {
  const { day, calendar } = await nextLinkedDay(ctx, input)
  const { terms } = await rehearsalTerms(ctx, input.productId, day)
  return { dealingDate: day, confirmedOn: confirmationDay(terms, calendar, day) }
})
