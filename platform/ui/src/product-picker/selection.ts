/** A named choice of products. */
export interface ProductCombination {
  readonly id: string
  readonly name: string
  readonly productIds: readonly string[]
}

/** The selection with further products, each once; null where that is more than the limit. */
export function withAdded(
  selected: readonly string[],
  more: readonly string[],
  limit: number,
): readonly string[] | null {
  const all = [...new Set([...selected, ...more])]
  return all.length > limit ? null : all
}

/** As many of the products as the limit leaves room for, and whether some had none. */
export function filledUp(selected: readonly string[], more: readonly string[], limit: number) {
  const all = [...new Set([...selected, ...more])]
  return { selected: all.slice(0, Math.max(limit, selected.length)), cut: all.length > limit }
}

export const without = (selected: readonly string[], less: readonly string[]): readonly string[] => {
  const gone = new Set(less)
  return selected.filter((id) => !gone.has(id))
}

export interface CombinationState {
  /** Its products that may be chosen here. */
  readonly ids: readonly string[]
  /** How many of its products may not. */
  readonly refused: number
  readonly chosen: 'all' | 'some' | 'none'
}

/** How a combination stands to the selection; products that may not be chosen here are left out of it. */
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
