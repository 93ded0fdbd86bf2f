import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { fundDealing, linkedPosition } from '../../contract/links/fund-dealing.ts'
import { quoteForcedRedemption as call } from '../../contract/links/quote-forced-redemption.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { quoteRedemption } from '../../rules/linked/quote-redemption.ts'

export const quoteForcedRedemption = reader(
  call,
  async (ctx, { productId, tradingAccountId, amount, on }) => {
    const { funds } = await ctx.call(fundDealing, { productIds: [productId], on })
    const [fund] = funds
    if (!fund?.terms) return refuse(taErrors.noTerms, { code: productId, date: on })
    if (fund.nav === null) return { shares: '0.00', net: '0.00', missing: amount, unitNav: null }
    const held = await ctx.call(linkedPosition, { productId, tradingAccountId })
    const { unitNav } = fund.nav
    return { ...quoteRedemption(amount, held, { terms: fund.terms as FundTerms, unitNav, on }), unitNav }
  },
)
