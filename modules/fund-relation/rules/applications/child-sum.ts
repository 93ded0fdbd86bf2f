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
 * Whether the subscription ratios or the redemption ratios of a child fund add up to more than 1.
 * - `rows` replace the existing links to the same mothers.
 * - A mother with an open modification counts once, with the larger ratio, so the limit holds
 *   whether or not the modification passes.
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
