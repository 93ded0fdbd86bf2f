import { exceedsWhole } from './ratio-sum.ts'

/** A live relation or open application of a child fund, with its ratios. */
export interface ChildLink {
  readonly relationId: string | null
  readonly applicationId: string | null
  readonly motherId: string
  /** Of an application: 1 adds, 2 modifies, 3 deletes. */
  readonly kind: string | null
  readonly subscription: string | null
  readonly redemption: string | null
}
interface NewLink {
  readonly motherId: string
  readonly subscription: string | null
  readonly redemption: string | null
}
const larger = (a: string | null, b: string | null) => (a === null ? b : b === null || a >= b ? a : b)

/**
 * Whether the ratios of a child fund would exceed 1, of subscriptions or of redemptions. A mother counts once, with the
 * larger ratio while a modification is open, so that neither outcome exceeds it; the new rows replace what is there.
 */
export function exceedsChild(existing: readonly ChildLink[], rows: readonly NewLink[]): boolean {
  const replaced = new Set(rows.map(({ motherId }) => motherId))
  const byMother = new Map<string, { subscription: string | null; redemption: string | null }>()
  for (const link of existing) {
    if (replaced.has(link.motherId)) continue
    const before = byMother.get(link.motherId) ?? { subscription: null, redemption: null }
    byMother.set(link.motherId, {
      subscription: larger(before.subscription, link.subscription),
      redemption: larger(before.redemption, link.redemption),
    })
  }
  const all = [...byMother.values(), ...rows]
  return (
    exceedsWhole(all.map(({ subscription }) => subscription)) ||
    exceedsWhole(all.map(({ redemption }) => redemption))
  )
}
