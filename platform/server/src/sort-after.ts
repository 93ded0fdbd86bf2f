interface Refusals {
  /** The names that wait for each other in a circle, the first one repeated at the end. */
  circle(names: readonly string[]): Error
  missing(name: string, after: string): Error
}

/**
 * Sorts so that each item follows the items that it names; otherwise keeps the given order. Throws
 * the errors made by `refusals`.
 */
export function sortAfter<T extends { readonly name: string }>(
  items: readonly T[],
  after: (item: T) => readonly string[],
  refusals: Refusals,
): readonly T[] {
  const byName = new Map(items.map((item) => [item.name, item]))
  const sorted = new Set<T>()
  const add = (item: T, waiting: readonly string[]) => {
    if (sorted.has(item)) return
    const path = [...waiting, item.name]
    if (waiting.includes(item.name)) throw refusals.circle(path.slice(path.indexOf(item.name)))
    for (const name of after(item)) {
      const earlier = byName.get(name)
      if (earlier === undefined) throw refusals.missing(item.name, name)
      add(earlier, path)
    }
    sorted.add(item)
  }
  for (const item of items) add(item, [])
  return [...sorted]
}
