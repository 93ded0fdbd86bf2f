/**
 * An entry of an arranged list. Entries that are not chosen follow the chosen ones or keep their
 * place.
 */
export interface Item {
  readonly key: string
  readonly label: string
  readonly chosen: boolean
}

/** Moves an entry to the place of another. */
export function moveItem(items: readonly Item[], key: string, to: string): readonly Item[] {
  const at = items.findIndex((item) => item.key === to)
  const moved = items.find((item) => item.key === key)
  if (!moved || at < 0 || key === to) return items
  const others = items.filter((item) => item !== moved)
  return [...others.slice(0, at), moved, ...others.slice(at)]
}

export const toggleItem = (items: readonly Item[], key: string): readonly Item[] =>
  items.map((item) => (item.key === key ? { ...item, chosen: !item.chosen } : item))

/** The chosen entries first, both parts in their order. */
export const chosenFirst = (items: readonly Item[]): readonly Item[] => [
  ...items.filter(({ chosen }) => chosen),
  ...items.filter(({ chosen }) => !chosen),
]

export const keysOf = (items: readonly Item[]): readonly string[] =>
  items.filter(({ chosen }) => chosen).map(({ key }) => key)
