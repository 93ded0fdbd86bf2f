import { type Static, t } from '@iisp/contract'
import { holdingTier } from './fees.ts'
import { rate, shares } from './figures.ts'

export const minimumSubscription = t.strict({
  first: t.amount,
  further: t.amount,
  /** The amount compared with the minimum: the amount paid in, or the amount without the fee (募集办法: 不含认购费). */
  measuredOn: t.oneOf('gross', 'net'),
})

/** The holding that a partial redemption must leave, and the consequence if it leaves less. */
export const minimumHolding = t.Union([
  t.strict({ measure: t.Literal('none') }),
  t.strict({ measure: t.Literal('netValue'), least: t.amount, below: t.oneOf('redeemAll', 'refuse') }),
  t.strict({ measure: t.Literal('shares'), least: shares, below: t.oneOf('redeemAll', 'refuse') }),
])
export type MinimumHolding = Static<typeof minimumHolding>

const lockMonths = t.Integer({ minimum: 1, maximum: 120 })
/**
 * - hard: a lot cannot be redeemed in these months from its confirmation.
 * - fee: it can be redeemed for a fee by days held, in addition to the redemption fee. The fee belongs wholly to the
 *   fund, is never waived and ends with the months.
 */
export const lockUp = t.Union([
  t.strict({ kind: t.Literal('none') }),
  t.strict({ kind: t.Literal('hard'), months: lockMonths }),
  t.strict({
    kind: t.Literal('fee'),
    months: lockMonths,
    scale: t.Array(holdingTier, { minItems: 1, maxItems: 20 }),
  }),
])
export type LockUpTerms = Static<typeof lockUp>

/**
 * A day is one of large redemption if
 * redemptions + conversions out − subscriptions − conversions in > this share of the previous day's total.
 */
export const largeRedemption = t.strict({
  ratio: rate,
  /** The least that is accepted: the threshold itself (gross), or the threshold plus the inflows (net). */
  base: t.oneOf('gross', 'net'),
  acceptance: t.oneOf('all', 'proRata'),
  /** Treatment of the remainder if the holder has not chosen. */
  defaultRest: t.oneOf('deferred', 'cancelled'),
})
