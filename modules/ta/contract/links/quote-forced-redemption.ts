import { defineRead, t } from '@iisp/contract'
import { taErrors } from '../errors.ts'

/**
 * For other modules: the fewest shares of an account whose redemption at the latest NAV pays at least this amount
 * after the fees of the fund's terms (付费自动强赎). Pledged, frozen and locked shares are left alone.
 */
export const quoteForcedRedemption = defineRead({
  summary: { zh: '联动：强赎份额测算', en: 'Shares of a forced redemption' },
  path: '/module/ta/quoteForcedRedemption',
  input: t.strict({ productId: t.id, tradingAccountId: t.id, amount: t.amount, on: t.date }),
  output: t.Object({
    shares: t.amount,
    /** Proceeds of the shares at this NAV, after fees. */
    net: t.amount,
    /** Shortfall if the free shares do not suffice; otherwise 0.00. */
    missing: t.amount,
    /** The latest confirmed NAV. Null if there is no NAV; the quote then has no shares. */
    unitNav: t.nullable(t.text(20)),
  }),
  errors: [taErrors.noTerms],
  access: { who: 'module' },
})
