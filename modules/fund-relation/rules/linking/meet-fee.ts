import { compare, subtract } from '@iisp/contract/exact'

interface Fee {
  readonly fee: string
  /** Cash of the child fund that is not reserved for anything else, yuan. */
  readonly cash: string
  /** 2: the manager advances the fee. */
  readonly payer: '1' | '2'
  readonly hasPayee: boolean
}
export type FeeAnswer =
  | { readonly by: 'advance' }
  | { readonly by: 'noPayee' }
  | { readonly by: 'cash' }
  /** Amount that redeemed shares of the mother have to raise. */
  | { readonly by: 'redemption'; readonly missing: string }

/** Decides how a due fee is paid. */
export function meetFee({ fee, cash, payer, hasPayee }: Fee): FeeAnswer {
  if (payer === '2') return { by: 'advance' }
  if (!hasPayee) return { by: 'noPayee' }
  return compare(cash, fee) >= 0 ? { by: 'cash' } : { by: 'redemption', missing: subtract(fee, cash) }
}

interface Settled {
  readonly fee: string
  /**
   * Yuan. `missing` is the amount that the redemption had to raise and `net` the amount it raised,
   * `0.00` if its run confirmed nothing.
   */
  readonly missing: string
  readonly net: string
}
/**
 * The part of a fee that is carried to the next due date once the run of its forced redemption is
 * confirmed.
 */
export function carriedAfter({ fee, missing, net }: Settled): { isConfirmed: boolean; carried: string } {
  const isConfirmed = compare(net, '0.00') > 0
  if (!isConfirmed) return { isConfirmed, carried: fee }
  const lacking = subtract(missing, net)
  return { isConfirmed, carried: compare(lacking, '0.00') > 0 ? lacking : '0.00' }
}
