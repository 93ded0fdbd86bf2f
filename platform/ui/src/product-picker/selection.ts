/** A named set of products. */
export interface ProductCombination {
  readonly id: string
  readonly name: string
  readonly productIds: readonly string[]
}

/** Adds products to the selection without duplicates; null if that exceeds the limit. */
export function withAdded(
  selected: readonly string[],
  more: readonly string[],
  limit: number,
): readonly string[] | null {
  const all = [...new Set([...selected, ...more])]
  return all.length > limit ? null : all
}

/** Adds as many products as the limit allows, and says whether some were left out. */
export function filledUp(selected: readonly string[], more: readonly string[], limit: number) {
  const all = [...new Set([...selected, ...more])]
  return { selected: all.slice(0, Math.max(limit, selected.length)), cut: all.length > limit }
}

export const without = (selected: readonly string[], less: readonly string[]): readonly string[] => {
  const gone = new Set(less)
  return selected.filter((id) => !gone.has(id))
}

export interface CombinationState {
  /** Its products that can be selected here. */
  readonly ids: readonly string[]
  /** Number of its products that cannot. */
  readonly refused: number
  readonly chosen: 'all' | 'some' | 'none'
}

/** Selection state of a combination. Products that cannot be selected here are ignored. */
export function combinationState(
  { productIds }: ProductCombination,
  selectable: ReadonlySet<string>,
  selected: ReadonlySet<string>,
): CombinationState {
  const ids = productIds.filter((id) => selectable.has(id))
  const chosen = ids.filter((id) => selected.has(id)).length
  return {
    ids,
    refused: productIds.length - ids.length,
    chosen: chosen === 0 ? 'none' : chosen === ids.length ? 'all' : 'some',
  }
}
