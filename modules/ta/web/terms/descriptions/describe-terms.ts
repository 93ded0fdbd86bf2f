import type { FundTerms } from '../../../contract/terms/terms.ts'
import {
  describeConversion,
  describeOpenings,
  describePerformance,
  describeSettlement,
} from './describe-dealing.ts'
import {
  describeDiscounts,
  describeFeeSchedule,
  describeRedemption,
  describeSubscription,
} from './describe-fees.ts'
import { describeHolding, describeLargeRedemption, describePrecision } from './describe-holding.ts'
import type { Descriptions, Setting, SettingSection, SettingText } from './setting-text.ts'

/** The sections in the order of the form, each with the function that describes it. */
const describers: readonly (readonly [SettingSection, (terms: FundTerms, t: SettingText) => Descriptions])[] =
  [
    ['subscription', describeSubscription],
    ['redemption', describeRedemption],
    ['discounts', describeDiscounts],
    ['precision', describePrecision],
    ['holding', describeHolding],
    ['largeRedemption', describeLargeRedemption],
    ['openings', describeOpenings],
    ['performance', describePerformance],
    ['settlement', describeSettlement],
    ['conversion', describeConversion],
    ['feeSchedule', describeFeeSchedule],
  ]
export const settingSections: readonly SettingSection[] = describers.map(([section]) => section)

/** Every setting of terms in words, in the order of the form. */
export const describeTerms = (terms: FundTerms, t: SettingText): readonly Setting[] =>
  describers.flatMap(([section, say]) => say(terms, t).map(([field, text]) => ({ section, field, text })))
