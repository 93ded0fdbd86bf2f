import type { Nav, Shares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import type { CompiledTerms } from '../terms/compile-terms.ts'
import type { Application } from './applications.ts'

/** The fund that shares are converted into; how many of its shares they buy is the matter of its own run. */
export type ConversionTarget = {
  readonly terms: Pick<CompiledTerms, 'subscription'>
  /** It deals on this day and its list of the day is not frozen. */
  readonly isOpen: boolean
}

/** What the manager decides on a day of large redemption. Without `accepted` as much as the terms demand at least. */
export type LargeRedemptionDecision =
  | { readonly acceptance: 'all' }
  | { readonly acceptance: 'proRata'; readonly accepted?: Shares }

/** One fund class and one open day. */
export type RunInput = {
  readonly terms: CompiledTerms
  /** The open day T, and the day of the confirmation, from which new lots count. */
  readonly openDay: string
  readonly confirmedOn: string
  /** Of the open day, rounded to the fund's places. At issue the face value. */
  readonly nav: Nav
  /** Of the previous day: the base of the large-redemption line. */
  readonly sharesBefore: Shares
  /** Investors of the fund, looked through. */
  readonly holdersBefore: number
  readonly applications: readonly Application[]
  /** All lots of every holder who applies or receives, in any order. */
  readonly lots: readonly Lot[]
  /** Frozen and pledged shares by account. */
  readonly frozen: ReadonlyMap<string, Shares>
  readonly targets: ReadonlyMap<string, ConversionTarget>
  /** null: as the terms say. */
  readonly decision: LargeRedemptionDecision | null
  /** Open days of large redemption in a row before this one: after two, acceptance may stop. */
  readonly largeDaysBefore: number
}
