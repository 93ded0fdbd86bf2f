import type { Shares } from '../amounts/units.ts'

export type Holding = { readonly total: Shares; readonly frozen: Shares }

/** Freezes shares: they stay with the holder and cannot leave. null if fewer shares are free. */
export function freeze({ total, frozen }: Holding, shares: Shares): Holding | null {
  return shares > 0n && frozen + shares <= total ? { total, frozen: frozen + shares } : null
}

/** Releases shares. null if fewer shares are frozen. */
export function unfreeze({ total, frozen }: Holding, shares: Shares): Holding | null {
  return shares > 0n && shares <= frozen ? { total, frozen: frozen - shares } : null
}

/** available = min(total − frozen, unlocked), at least 0. `unlocked` are the shares whose lock-up has ended. */
export function availableShares({ total, frozen }: Holding, unlocked: Shares): Shares {
  const free = total - frozen
  const available = free < unlocked ? free : unlocked
  return available > 0n ? available : 0n
}
