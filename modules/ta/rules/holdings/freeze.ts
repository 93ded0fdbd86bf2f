import type { Shares } from '../amounts/units.ts'

export type Holding = { readonly total: Shares; readonly frozen: Shares }

/** Frozen and pledged shares stay with the holder and cannot leave; null where fewer are free. */
export function freeze({ total, frozen }: Holding, shares: Shares): Holding | null {
  return shares > 0n && frozen + shares <= total ? { total, frozen: frozen + shares } : null
}

/** null where fewer are frozen. */
export function unfreeze({ total, frozen }: Holding, shares: Shares): Holding | null {
  return shares > 0n && shares <= frozen ? { total, frozen: frozen - shares } : null
}

/** What may leave: neither frozen nor locked up. `unlocked` counts the lots whose lock-up has ended. */
export function availableShares({ total, frozen }: Holding, unlocked: Shares): Shares {
  const free = total - frozen
  const available = free < unlocked ? free : unlocked
  return available > 0n ? available : 0n
}
