import type { Call, Page, Slot } from '@iisp/contract'

/** What all modules of the process contribute. It does not depend on the order in which they are listed. */
export interface Registry {
  /** In the order of the menu. */
  readonly pages: readonly Page[]
  readonly calls: readonly Call[]
  /** What the modules contribute to a slot. */
  itemsOf<T>(slot: Slot<T>): readonly T[]
}

/** Makes something from the registry once, when it is first asked for. */
export function oncePerRegistry<T>(make: (registry: Registry) => T): (registry: Registry) => T {
  const made = new WeakMap<Registry, T>()
  return (registry) => {
    const known = made.get(registry)
    if (known !== undefined) return known
    const value = make(registry)
    made.set(registry, value)
    return value
  }
}
