interface Named {
  readonly name: string
}
/** The contributions of one module to a slot. */
export interface Fill {
  readonly slot: Named
}
/**
 * A list that one module reads and other modules fill. The module that reads it defines it in its contract and names
 * it in `reads`; the others name what they contribute in `fills`.
 */
export interface Slot<T> extends Named {
  contribute(items: readonly T[]): Fill
  /** The contributions of these fills to the slot, in their order. */
  itemsOf(fills: readonly Fill[]): readonly T[]
}

/*#__NO_SIDE_EFFECTS__*/
export function defineSlot<T>(name: string): Slot<T> {
  const contributed = new WeakMap<Fill, readonly T[]>()
  const slot: Slot<T> = {
    name,
    contribute(items) {
      const fill = { slot }
      contributed.set(fill, items)
      return fill
    },
    itemsOf: (fills) => fills.flatMap((fill) => contributed.get(fill) ?? []),
  }
  return slot
}
