import type { Call, Page, Slot } from '@iisp/contract'

/** The contributions of all modules of the process, independent of their order. */
export interface Registry {
  /** In the order of the menu. */
  readonly pages: readonly Page[]
  readonly calls: readonly Call[]
  /** The modules' contributions to a slot. */
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
