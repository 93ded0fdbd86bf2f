import type { HoldingTier, LoadMode } from '../../contract/terms/fees.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { type Rate, toFen, toRate, toShares } from '../amounts/units.ts'

export type LoadTier =
  | { readonly from: bigint; readonly kind: 'rate'; readonly rate: Rate }
  | { readonly from: bigint; readonly kind: 'fixed'; readonly fee: bigint }
export type RateByDays = { readonly daysBelow: number; readonly rate: Rate }
export type Receivers = { readonly manager: Rate; readonly distributor: Rate; readonly fundAssets: Rate }
export type LoadTerms = {
  readonly mode: LoadMode
  readonly tiers: readonly LoadTier[]
  readonly receivers: Receivers
}

/** Fund terms with whole numbers as figures, for the rules. Compile once, not per application. */
export type CompiledTerms = ReturnType<typeof compileTerms>

/** Throws TypeError if a figure is malformed. `termsFaults` finds contradictions. */
export function compileTerms(terms: FundTerms) {
  const { lockUp, minimumHolding, largeRedemption, performanceFee } = terms
  const subscription: LoadTerms = {
    mode: terms.subscription.mode,
    tiers: terms.subscription.scale.map((tier) =>
      tier.kind === 'rate'
        ? { from: toFen(tier.from), kind: 'rate', rate: toRate(tier.rate) }
        : { from: toFen(tier.from), kind: 'fixed', fee: toFen(tier.fee) },
    ),
    receivers: compileReceivers(terms.subscription.receivers),
  }
  return {
    subscription,
    redemption: {
      tiers: terms.redemption.scale.map(compileTier),
      receivers: compileReceivers(terms.redemption.receivers),
    },
    discounts: terms.discounts.map((discount) => ({ ...discount, factor: toRate(discount.factor) })),
    shareRounding: terms.shareRounding,
    reinvestRounding: terms.reinvestRounding,
    navPlaces: terms.navPlaces,
    minimumSubscription: {
      first: toFen(terms.minimumSubscription.first),
      further: toFen(terms.minimumSubscription.further),
      measuredOn: terms.minimumSubscription.measuredOn,
    },
    minimumHolding:
      minimumHolding.measure === 'none'
        ? null
        : {
            measure: minimumHolding.measure,
            least: (minimumHolding.measure === 'netValue' ? toFen : toShares)(minimumHolding.least),
            below: minimumHolding.below,
          },
    lockUp:
      lockUp.kind === 'none'
        ? null
        : {
            kind: lockUp.kind,
            months: lockUp.months,
            tiers: lockUp.kind === 'fee' ? lockUp.scale.map(compileTier) : [],
          },
    maximumHolders: terms.maximumHolders,
    largeRedemption:
      largeRedemption === null ? null : { ...largeRedemption, ratio: toRate(largeRedemption.ratio) },
    performanceFee:
      performanceFee.method === 'none' ? null : { ...performanceFee, rate: toRate(performanceFee.rate) },
    dayCount: terms.dayCount,
    conversion: { targets: new Set(terms.conversion.targets), topUp: terms.conversion.topUp },
    transferInCode: terms.transferInCode,
  }
}

const compileTier = ({ daysBelow, rate }: HoldingTier): RateByDays => ({
  daysBelow: daysBelow ?? Number.POSITIVE_INFINITY,
  rate: toRate(rate),
})
const compileReceivers = (parts: {
  manager: string
  distributor: string
  fundAssets: string
}): Receivers => ({
  manager: toRate(parts.manager),
  distributor: toRate(parts.distributor),
  fundAssets: toRate(parts.fundAssets),
})
