import { defineRead, t } from '@iisp/contract'
import { taErrors } from '../errors.ts'

/**
 * For other modules: how many shares of an account have to be redeemed at the latest NAV so that at least this much
 * arrives after the fees of the fund's terms (付费自动强赎). Pledged, frozen and locked shares are left alone.
 */
export const quoteForcedRedemption = defineRead({
  summary: { zh: '联动：强赎份额测算', en: 'Shares of a forced redemption' },
  path: '/module/ta/quoteForcedRedemption',
  input: t.strict({ productId: t.id, tradingAccountId: t.id, amount: t.amount, on: t.date }),
  output: t.Object({
    shares: t.amount,
    /** What the shares bring at this NAV. */
    net: t.amount,
    /** What is lacking because the free shares do not suffice; 0.00 where they do. */
    missing: t.amount,
    /** The latest confirmed NAV; null, with no shares, where there is none. */
    unitNav: t.nullable(t.text(20)),
  }),
  errors: [taErrors.noTerms],
  access: { who: 'module' },
})
