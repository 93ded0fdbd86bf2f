import { splitByWeight } from '../amounts/split.ts'
import { type Fen, oneRate } from '../amounts/units.ts'
import type { Receivers } from '../terms/compile-terms.ts'

/** A fee by receiver. */
export type FeeParts = { readonly manager: Fen; readonly distributor: Fen; readonly fundAssets: Fen }
export const noFee: FeeParts = { manager: 0n, distributor: 0n, fundAssets: 0n }

/**
 * Parts are cut. Missing fen go to the largest remainders; among equal ones first to the manager, then to the
 * distributor.
 */
export function splitFee(fee: Fen, { manager, distributor, fundAssets }: Receivers): FeeParts {
  if (fee === 0n) return noFee
  if (manager === oneRate) return { manager: fee, distributor: 0n, fundAssets: 0n }
  if (distributor === oneRate) return { manager: 0n, distributor: fee, fundAssets: 0n }
  if (fundAssets === oneRate) return { manager: 0n, distributor: 0n, fundAssets: fee }
  const parts = splitByWeight(fee, [
    { number: '1', weight: manager },
    { number: '2', weight: distributor },
    { number: '3', weight: fundAssets },
  ])
  return { manager: parts[0] ?? 0n, distributor: parts[1] ?? 0n, fundAssets: parts[2] ?? 0n }
}

export const addFees = (a: FeeParts, b: FeeParts): FeeParts => ({
  manager: a.manager + b.manager,
  distributor: a.distributor + b.distributor,
  fundAssets: a.fundAssets + b.fundAssets,
})

export const sumOfFees = ({ manager, distributor, fundAssets }: FeeParts): Fen =>
  manager + distributor + fundAssets
