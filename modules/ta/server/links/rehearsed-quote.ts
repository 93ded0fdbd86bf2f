import { reader } from '@iisp/server'
import { rehearsedQuote as call } from '../../contract/links/rehearsal.ts'
import { quoteRedemption } from '../../rules/linked/quote-redemption.ts'
import { rehearsalTerms } from './rehearsal-terms.ts'

export const rehearsedQuote = reader(call, async (ctx, { productId, amount, on, unitNav, held }) => {
  const { terms } = await rehearsalTerms(ctx, productId, on)
  return quoteRedemption(amount, held, { terms, unitNav, on })
})
