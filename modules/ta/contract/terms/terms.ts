import { type Static, t } from '@iisp/contract'
import { discount, redemptionFee, scheduledFee, subscriptionFee } from './fees.ts'
import { shareRounding } from './figures.ts'
import { largeRedemption, lockUp, minimumHolding, minimumSubscription } from './holding-terms.ts'
import { regularOpening, temporaryOpening } from './openings.ts'
import { performanceFee } from './performance-fee.ts'

const settlementDays = t.Integer({ minimum: 0, maximum: 20 })

/**
 * The terms of a fund or of one of its share classes: the parameters of its register. `termsFaults` of the rules
 * names every field that contradicts another one.
 */
export const fundTerms = t.strict({
  subscription: subscriptionFee,
  redemption: redemptionFee,
  discounts: t.Array(discount, { maxItems: 50 }),
  shareRounding,
  /** Rounding of the shares that a reinvested dividend buys. */
  reinvestRounding: shareRounding,
  /** Decimals of the net asset value of a share. */
  navPlaces: t.Integer({ minimum: 2, maximum: 8 }),
  minimumSubscription,
  minimumHolding,
  lockUp,
  coolingOffHours: t.Integer({ minimum: 24, maximum: 720 }),
  /** Investors looked through; null where the law sets no limit. */
  maximumHolders: t.nullable(t.Integer({ minimum: 1, maximum: 200 })),
  /** null if the contract has no large redemption. */
  largeRedemption: t.nullable(largeRedemption),
  regularOpening,
  temporaryOpening,
  confirm: t.oneOf('T+0', 'T+1'),
  /** Working days from the open day to the payment. */
  settlement: t.strict({ redemption: settlementDays, dividend: settlementDays, refund: settlementDays }),
  /** Default for holders who have not chosen. */
  dividendMethod: t.oneOf('cash', 'reinvest'),
  performanceFee,
  /** Days held run from the confirmation of the lot to the confirmation of its redemption. */
  dayCount: t.strict({ firstDay: t.Boolean(), lastDay: t.Boolean() }),
  conversion: t.strict({
    /** Product codes of the funds that shares may be converted into. */
    targets: t.Array(t.oneLine(20, 1), { maxItems: 100 }),
    /** The difference of the two funds' subscription fees, by their rates or by the fees themselves. */
    topUp: t.oneOf('rates', 'fees'),
  }),
  /** The code of the incoming leg of a non-trade transfer; the outgoing one has the other. Agencies differ. */
  transferInCode: t.oneOf('134', '135'),
  feeSchedule: t.Array(scheduledFee, { maxItems: 20 }),
})
export type FundTerms = Static<typeof fundTerms>

/** Terms with the day from which they hold, until the next version. */
export const termsVersion = t.strict({ effectiveFrom: t.date, terms: fundTerms })
export type TermsVersion = Static<typeof termsVersion>
