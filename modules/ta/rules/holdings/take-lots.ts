import type { Shares } from '../amounts/units.ts'
import type { Lot } from './lot.ts'

/** Shares taken from a lot, without a price. */
export type LotPart = { readonly lot: Lot; readonly shares: Shares }

/**
 * Takes shares from the oldest lots, including locked ones, because a non-trade transfer or a forced decrease is not
 * a redemption. Takes fewer if the lots hold fewer.
 */
export function takeLots(lots: readonly Lot[], asked: Shares): readonly LotPart[] {
  const parts: LotPart[] = []
  let remainder = asked
  for (const lot of lots) {
    if (remainder === 0n) break
    const shares = lot.shares < remainder ? lot.shares : remainder
    if (shares === 0n) continue
    parts.push({ lot, shares })
    remainder -= shares
  }
  return parts
}

/** 非交易过户: lots for the receiver with the giver's dates, high-water marks and prices. */
export const transferLots = (
  parts: readonly LotPart[],
  to: { readonly account: string; readonly holder: string; readonly number: string },
): readonly Lot[] =>
  parts.map(({ lot, shares }, index) => ({
    ...lot,
    id: `${to.number}/${index + 1}`,
    account: to.account,
    holder: to.holder,
    shares,
  }))
