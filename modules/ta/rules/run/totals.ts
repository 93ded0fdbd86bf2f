import type { Fen, Shares } from '../amounts/units.ts'
import type { Confirmation } from './confirmation.ts'
import { type FeeParts, addFees, noFee } from './split-fee.ts'

export type RunTotals = {
  readonly sharesBefore: Shares
  readonly subscribed: Shares
  readonly convertedIn: Shares
  readonly increased: Shares
  /** Redeemed by application (024) and by force (142). */
  readonly redeemed: Shares
  readonly convertedOut: Shares
  readonly decreased: Shares
  readonly transferred: Shares
  readonly sharesAfter: Shares
  /** Paid into the raise account = toCustody + fees of the manager and the distributor + refunds. */
  readonly paidIn: Fen
  readonly toCustody: Fen
  readonly refunds: Fen
  readonly loads: FeeParts
  /** Due to holders on the settlement day. */
  readonly payable: Fen
  readonly redemptionFees: FeeParts
  readonly performanceFee: Fen
  /** Money between this fund's custody account and other funds' custody accounts. */
  readonly toTargets: Fen
  readonly fromSources: Fen
  readonly topUpFees: FeeParts
}

/** Adds up the confirmations of a run. Control totals are computed separately, from the lots. */
export function totalsOf(sharesBefore: Shares, confirmations: readonly Confirmation[]): RunTotals {
  let [subscribed, convertedIn, increased] = [0n, 0n, 0n]
  let [redeemed, convertedOut, decreased, transferred] = [0n, 0n, 0n, 0n]
  let [paidIn, net, refunds, payable, performanceFee, toTargets, fromSources] = [0n, 0n, 0n, 0n, 0n, 0n, 0n]
  let [loads, redemptionFees, topUpFees] = [noFee, noFee, noFee]
  for (const one of confirmations) {
    switch (one.code) {
      case '120':
      case '122':
        subscribed += one.shares
        paidIn += one.gross + one.refund
        net += one.net
        refunds += one.refund
        if (one.fee !== 0n) loads = addFees(loads, one.fees)
        break
      case '137':
        convertedIn += one.shares
        fromSources += one.gross + one.refund
        refunds += one.refund
        break
      case '124':
      case '142':
      case '136':
        if (one.code === '136') {
          convertedOut += one.shares
          toTargets += one.net
          topUpFees = addFees(topUpFees, one.topUpFees)
        } else {
          redeemed += one.shares
          payable += one.net
        }
        performanceFee += one.performanceFee
        if (one.fees !== noFee) redemptionFees = addFees(redemptionFees, one.fees)
        break
      case '144':
        increased += one.shares
        break
      case '145':
        decreased += one.shares
        break
      case '133':
        transferred += one.shares
        break
      case '129':
        break
    }
  }
  return {
    sharesBefore,
    subscribed,
    convertedIn,
    increased,
    redeemed,
    convertedOut,
    decreased,
    transferred,
    sharesAfter: sharesBefore + subscribed + convertedIn + increased - redeemed - convertedOut - decreased,
    paidIn,
    toCustody: net + loads.fundAssets,
    refunds,
    loads,
    payable,
    redemptionFees,
    performanceFee,
    toTargets,
    fromSources,
    topUpFees,
  }
}
