import { fromFen, fromShares } from '../../../rules/amounts/units.ts'
import { sumOfFees } from '../../../rules/run/split-fee.ts'
import type { RunOutput } from '../../../rules/run/compute-run.ts'
import type { RunTotals } from '../../../rules/run/totals.ts'

/** Totals of a run for display, as decimal strings, in the order of display. */
const figures = {
  paidIn: ({ paidIn }) => fromFen(paidIn),
  toCustody: ({ toCustody }) => fromFen(toCustody),
  refunds: ({ refunds }) => fromFen(refunds),
  loadsManager: ({ loads }) => fromFen(loads.manager),
  loadsDistributor: ({ loads }) => fromFen(loads.distributor),
  loadsFund: ({ loads }) => fromFen(loads.fundAssets),
  payable: ({ payable }) => fromFen(payable),
  redemptionFeesManager: ({ redemptionFees }) => fromFen(redemptionFees.manager),
  redemptionFeesDistributor: ({ redemptionFees }) => fromFen(redemptionFees.distributor),
  redemptionFeesFund: ({ redemptionFees }) => fromFen(redemptionFees.fundAssets),
  performanceFee: ({ performanceFee }) => fromFen(performanceFee),
  toTargets: ({ toTargets }) => fromFen(toTargets),
  topUpFees: ({ topUpFees }) => fromFen(sumOfFees(topUpFees)),
  fromSources: ({ fromSources }) => fromFen(fromSources),
  subscribed: ({ subscribed }) => fromShares(subscribed),
  convertedIn: ({ convertedIn }) => fromShares(convertedIn),
  redeemed: ({ redeemed }) => fromShares(redeemed),
  convertedOut: ({ convertedOut }) => fromShares(convertedOut),
  increased: ({ increased }) => fromShares(increased),
  decreased: ({ decreased }) => fromShares(decreased),
  transferred: ({ transferred }) => fromShares(transferred),
} satisfies Record<string, (totals: RunTotals) => string>
export type TotalName = keyof typeof figures
export const totalNames = Object.keys(figures) as TotalName[]

/** The stored totals: decimal strings by name, and the result of a large redemption. */
export const storedTotals = ({ totals, largeRedemption }: RunOutput) => ({
  named: Object.fromEntries(totalNames.map((name) => [name, figures[name](totals)])),
  isLarge: largeRedemption.isLarge,
  requested: fromShares(largeRedemption.requested),
  accepted: fromShares(largeRedemption.accepted),
})
