import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { fundDealing, linkedPosition } from '../../contract/links/fund-dealing.ts'
import { quoteForcedRedemption as call } from '../../contract/links/quote-forced-redemption.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { fromFen, fromShares, toFen, toNav, toShares } from '../../rules/amounts/units.ts'
import type { Lot } from '../../rules/holdings/lot.ts'
import { forcedRedemption } from '../../rules/linked/forced-redemption.ts'
import { lotPrices } from '../../rules/redemption/lot-prices.ts'
import { compileTerms } from '../../rules/terms/compile-terms.ts'

export const quoteForcedRedemption = reader(
  call,
  async (ctx, { productId, tradingAccountId, amount, on }) => {
    const { funds } = await ctx.call(fundDealing, { productIds: [productId], on })
    const [fund] = funds
    if (!fund?.terms) return refuse(taErrors.noTerms, { code: productId, date: on })
    if (fund.nav === null) return { shares: '0.00', net: '0.00', missing: amount, unitNav: null }
    const position = await ctx.call(linkedPosition, { productId, tradingAccountId })
    const nav = toNav(fund.nav.unitNav)
    const lots = position.lots.map((lot): Lot => ({
      id: lot.id,
      account: tradingAccountId,
      holder: tradingAccountId,
      confirmedOn: lot.registeredOn,
      shares: toShares(lot.shares),
      mark: toNav(lot.mark),
      nav,
      source: '1',
    }))
    const prices = lotPrices(compileTerms(fund.terms as FundTerms), { nav, openDay: on, confirmedOn: on })
    const quoted = forcedRedemption(toFen(amount), lots, toShares(position.frozen), prices)
    return {
      shares: fromShares(quoted.shares),
      net: fromFen(quoted.net),
      missing: fromFen(quoted.missing),
      unitNav: fund.nav.unitNav,
    }
  },
)
