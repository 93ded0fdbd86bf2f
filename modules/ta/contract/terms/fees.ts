import { type Static, t } from '@iisp/contract'
import { rate } from './figures.ts'

/** Who receives a fee: parts that add up to 1. */
export const feeReceivers = t.strict({ manager: rate, distributor: rate, fundAssets: rate })
export type FeeReceivers = Static<typeof feeReceivers>

/** The tier holds for amounts from `from` on, up to the next tier. A fixed fee is an amount per application. */
const subscriptionTier = t.Union([
  t.strict({ from: t.amount, kind: t.Literal('rate'), rate }),
  t.strict({ from: t.amount, kind: t.Literal('fixed'), fee: t.amount }),
])
export type SubscriptionTier = Static<typeof subscriptionTier>

/**
 * outside 外扣: the fee is part of the amount, the rate applies to the net amount. inside 内扣: the rate applies to the
 * amount. onTop 价外: the investor pays the fee in addition to the amount.
 */
export const loadMode = t.oneOf('outside', 'inside', 'onTop')
export type LoadMode = Static<typeof loadMode>

export const subscriptionFee = t.strict({
  mode: loadMode,
  /** In rising order, the first from 0.00. */
  scale: t.Array(subscriptionTier, { minItems: 1, maxItems: 20 }),
  receivers: feeReceivers,
})

/** The rate for lots held less than `daysBelow` days; null in the last tier, which has no bound. */
export const holdingTier = t.strict({
  daysBelow: t.nullable(t.Integer({ minimum: 1, maximum: 36_500 })),
  rate,
})
export type HoldingTier = Static<typeof holdingTier>

export const redemptionFee = t.strict({
  /** In rising order; the last tier has no bound. */
  scale: t.Array(holdingTier, { minItems: 1, maxItems: 20 }),
  receivers: feeReceivers,
})

/** A fee is multiplied by the factor: 0.1000 is 一折. Of several discounts that apply, the lowest factor counts. */
export const discount = t.strict({
  on: t.oneOf('subscription', 'redemption', 'conversion'),
  /** The code of a distributor, or null for all. */
  distributor: t.nullable(t.oneLine(9, 1)),
  factor: rate,
  from: t.date,
  /** The last day, or null without an end. */
  to: t.nullable(t.date),
})
export type Discount = Static<typeof discount>

export const feePayee = t.strict({
  name: t.oneLine(120),
  accountNo: t.String({ pattern: '^[0-9]{0,32}$' }),
  bank: t.oneLine(120),
  /** Of the bank's branch in the payment system (联行号). */
  branchNo: t.String({ pattern: '^([0-9]{12})?$' }),
})
export type FeePayee = Static<typeof feePayee>

/**
 * A recurring fee of the fund. Types as in BO-138: 01 management, 02 custody, 03 outside service, 04 performance, 05
 * sales service, 06 VAT and surcharges, 07 other. Frequency: 1 monthly, 2 quarterly, 3 half-yearly, 4 yearly, 9 none.
 */
export const scheduledFee = t.strict({
  type: t.oneOf('01', '02', '03', '04', '05', '06', '07'),
  frequency: t.oneOf('1', '2', '3', '4', '9'),
  /** Share of the net asset value a year; null if the amount does not follow from a rate. */
  annualRate: t.nullable(rate),
  /** Day of the month after the period (the last day of a shorter month); null without a frequency. */
  dueDay: t.nullable(t.Integer({ minimum: 1, maximum: 31 })),
  /** The payee account for payments by the portal. Without it the fee is paid manually. */
  payee: t.Optional(t.nullable(feePayee)),
})
export type ScheduledFee = Static<typeof scheduledFee>
