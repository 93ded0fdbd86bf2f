import { fromFen, fromShares, toFen, toShares } from '../amounts/units.ts'

interface Figures {
  readonly amount: string | null
  readonly shares: string | null
}

/** Money and shares of several applications together. */
export function controlTotals(all: readonly Figures[]): { readonly amount: string; readonly shares: string } {
  const sum = (figures: readonly (string | null)[], units: (text: string) => bigint) =>
    figures.reduce((total, figure) => total + (figure === null ? 0n : units(figure)), 0n)
  return {
    amount: fromFen(
      sum(
        all.map(({ amount }) => amount),
        toFen,
      ),
    ),
    shares: fromShares(
      sum(
        all.map(({ shares }) => shares),
        toShares,
      ),
    ),
  }
}
