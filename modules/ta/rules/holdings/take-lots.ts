import type { Shares } from '../amounts/units.ts'
import type { Lot } from './lot.ts'

/** Shares taken from a lot, without a price. */
export type LotPart = { readonly lot: Lot; readonly shares: Shares }

/**
 * The oldest lots that hold so many shares, locked ones included: a non-trade transfer and a forced decrease are no
 * redemption. Takes less where the lots hold less.
 */
export function takeLots(lots: readonly Lot[], asked: Shares): readonly LotPart[] {
  const parts: LotPart[] = []
  let rest = asked
  for (const lot of lots) {
    if (rest === 0n) break
    const shares = lot.shares < rest ? lot.shares : rest
    if (shares === 0n) continue
    parts.push({ lot, shares })
    rest -= shares
  }
  return parts
}

/** 非交易过户: lots of the receiver with the dates, marks and prices of the giver's. */
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
