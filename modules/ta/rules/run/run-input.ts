import type { Nav, Shares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import type { CompiledTerms } from '../terms/compile-terms.ts'
import type { Application } from './applications.ts'

/** The target fund of conversions. Its own run decides how many shares they buy. */
export type ConversionTarget = {
  readonly terms: Pick<CompiledTerms, 'subscription'>
  /** It deals on this day and its list is not frozen. */
  readonly isOpen: boolean
}

/** The manager's decision on a day of large redemption. Without `accepted`, the minimum of the terms is accepted. */
export type LargeRedemptionDecision =
  | { readonly acceptance: 'all' }
  | { readonly acceptance: 'proRata'; readonly accepted?: Shares }

/** One fund class and one open day. */
export type RunInput = {
  readonly terms: CompiledTerms
  /** The open day T, and the day of the confirmation, from which new lots age. */
  readonly openDay: string
  readonly confirmedOn: string
  /** NAV of the open day, rounded to the fund's places; the face value at issue. */
  readonly nav: Nav
  /** Total shares of the previous day: the base of the large-redemption threshold. */
  readonly sharesBefore: Shares
  /** Investors of the fund, looked through. */
  readonly holdersBefore: number
  readonly applications: readonly Application[]
  /** All lots of every holder who applies or receives shares, in any order. */
  readonly lots: readonly Lot[]
  /** Frozen and pledged shares by account. */
  readonly frozen: ReadonlyMap<string, Shares>
  readonly targets: ReadonlyMap<string, ConversionTarget>
  /** null: as in the terms. */
  readonly decision: LargeRedemptionDecision | null
  /** Number of consecutive open days of large redemption before this one. After two, acceptance may stop. */
  readonly largeDaysBefore: number
}
