import { fromFen, fromShares } from '../../rules/amounts/units.ts'
import { sumOfFees } from '../../rules/run/split-fee.ts'
import type { RunOutput } from '../../rules/run/compute-run.ts'

/** Totals of a run that pages show, in the order in which they are shown. */
export const totalNames = [
  'paidIn',
  'toCustody',
  'refunds',
  'loadsManager',
  'loadsDistributor',
  'loadsFund',
  'payable',
  'redemptionFeesManager',
  'redemptionFeesDistributor',
  'redemptionFeesFund',
  'performanceFee',
  'toTargets',
  'topUpFees',
  'fromSources',
  'subscribed',
  'convertedIn',
  'redeemed',
  'convertedOut',
  'increased',
  'decreased',
  'transferred',
] as const
export type TotalName = (typeof totalNames)[number]

/** What is stored of the totals: decimal strings by name, and what became of a large redemption. */
export function storedTotals({ totals, largeRedemption }: RunOutput) {
  const { loads, redemptionFees } = totals
  const named: Record<TotalName, string> = {
    paidIn: fromFen(totals.paidIn),
    toCustody: fromFen(totals.toCustody),
    refunds: fromFen(totals.refunds),
    loadsManager: fromFen(loads.manager),
    loadsDistributor: fromFen(loads.distributor),
    loadsFund: fromFen(loads.fundAssets),
    payable: fromFen(totals.payable),
    redemptionFeesManager: fromFen(redemptionFees.manager),
    redemptionFeesDistributor: fromFen(redemptionFees.distributor),
    redemptionFeesFund: fromFen(redemptionFees.fundAssets),
    performanceFee: fromFen(totals.performanceFee),
    toTargets: fromFen(totals.toTargets),
    topUpFees: fromFen(sumOfFees(totals.topUpFees)),
    fromSources: fromFen(totals.fromSources),
    subscribed: fromShares(totals.subscribed),
    convertedIn: fromShares(totals.convertedIn),
    redeemed: fromShares(totals.redeemed),
    convertedOut: fromShares(totals.convertedOut),
    increased: fromShares(totals.increased),
    decreased: fromShares(totals.decreased),
    transferred: fromShares(totals.transferred),
  }
  return {
    named,
    isLarge: largeRedemption.isLarge,
    requested: fromShares(largeRedemption.requested),
    accepted: fromShares(largeRedemption.accepted),
  }
}
