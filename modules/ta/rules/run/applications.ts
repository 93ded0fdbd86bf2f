import type { Fen, Rate, Shares } from '../amounts/units.ts'

type Head = {
  /** Unique; the key of the confirmation and of the lots it creates. */
  readonly number: string
  /** Trading account, and the fund account (investor) it belongs to. */
  readonly account: string
  readonly holder: string
  /** YYYY-MM-DD HH:mm:ss. Applications are processed in this order, and by number within the same second. */
  readonly submittedAt: string
  readonly distributor: string | null
  /** The number of investors that a new holder counts as when looked through; default 1. */
  readonly investors?: number
}
/** The discount that the application requests. Without one it gets the lowest factor of the terms. */
type Discounted = { readonly factor?: Rate }
/** Fees that a mother-child relation waives. */
type Waivers = { readonly waivesRedemptionFee?: boolean; readonly waivesPerformanceFee?: boolean }
/** Treatment of the remainder on a day of large redemption; without a choice the terms decide. */
type Remainder = { readonly remainder?: 'deferred' | 'cancelled' }

/** 020 at issue, 022 afterwards. `amount`: see `subscribe`. */
export type SubscriptionApplication = Head &
  Discounted & { readonly code: '020' | '022'; readonly amount: Fen; readonly waivesFee?: boolean }
/** The incoming leg of a conversion: the net amount that the other fund's run has confirmed. */
export type ConversionInApplication = Head & { readonly code: '037'; readonly amount: Fen }
export type RedemptionApplication = Head &
  Discounted &
  Waivers &
  Remainder & { readonly code: '024'; readonly shares: Shares }
/** Conversion into the fund `target`. Its discount applies to the top-up fee. */
export type ConversionApplication = Head &
  Discounted &
  Waivers &
  Remainder & { readonly code: '036'; readonly shares: Shares; readonly target: string }
/** 强行赎回: takes all free shares if the account has fewer than requested. */
export type ForcedRedemptionApplication = Head & Waivers & { readonly code: '142'; readonly shares: Shares }
/** 非交易过户 to another account. */
export type TransferApplication = Head & {
  readonly code: '033'
  readonly shares: Shares
  readonly to: { readonly account: string; readonly holder: string; readonly investors?: number }
}
/** 强行调增 / 调减, without money. */
export type AdjustmentApplication = Head & { readonly code: '144' | '145'; readonly shares: Shares }
export type DividendMethodApplication = Head & { readonly code: '029'; readonly method: 'cash' | 'reinvest' }

export type InflowApplication = SubscriptionApplication | ConversionInApplication
export type OutflowApplication = RedemptionApplication | ConversionApplication | ForcedRedemptionApplication
export type Application =
  | InflowApplication
  | OutflowApplication
  | TransferApplication
  | AdjustmentApplication
  | DividendMethodApplication
