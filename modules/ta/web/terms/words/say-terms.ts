import type { FundTerms } from '../../../contract/terms/terms.ts'
import { sayConversion, sayOpenings, sayPerformance, saySettlement } from './say-dealing.ts'
import { sayDiscounts, sayFeeSchedule, sayRedemption, saySubscription } from './say-fees.ts'
import { sayHolding, sayLargeRedemption, sayPrecision } from './say-holding.ts'
import type { Said, Setting, SettingSection, SettingText } from './setting-text.ts'

/** The sections in the order of the form, each with the function that describes it. */
const sayings: readonly (readonly [SettingSection, (terms: FundTerms, t: SettingText) => Said])[] = [
  ['subscription', saySubscription],
  ['redemption', sayRedemption],
  ['discounts', sayDiscounts],
  ['precision', sayPrecision],
  ['holding', sayHolding],
  ['largeRedemption', sayLargeRedemption],
  ['openings', sayOpenings],
  ['performance', sayPerformance],
  ['settlement', saySettlement],
  ['conversion', sayConversion],
  ['feeSchedule', sayFeeSchedule],
]
export const settingSections: readonly SettingSection[] = sayings.map(([section]) => section)

/** Every setting of terms in words, in the order of the form. */
export const sayTerms = (terms: FundTerms, t: SettingText): readonly Setting[] =>
  sayings.flatMap(([section, say]) => say(terms, t).map(([field, text]) => ({ section, field, text })))
