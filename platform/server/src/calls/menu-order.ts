import { type Page, type PageGroup, lineage } from '@iisp/contract'

const path = (page: Page): readonly (Page | PageGroup)[] => lineage(page).toReversed()

/** Compares two entries at the same level; the id decides where their `sort` is the same. */
const compareSiblings = (a: Page | PageGroup, b: Page | PageGroup): number =>
  a.sort - b.sort || (a.id < b.id ? -1 : Number(a.id > b.id))

function compare(a: readonly (Page | PageGroup)[], b: readonly (Page | PageGroup)[]): number {
  for (const [level, entry] of a.entries()) {
    const other = b[level]
    if (other === undefined) return 1
    const order = compareSiblings(entry, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** Sorts pages in the order of the menu, with each page before the pages below it. */
export const inMenuOrder = (pages: readonly Page[]): readonly Page[] =>
  pages.toSorted((a, b) => compare(path(a), path(b)))
