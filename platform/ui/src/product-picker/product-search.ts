import { isUsable, type MayChoose, type ProductClassOption, type ProductOption } from './product-option.ts'

export interface ProductHit {
  readonly product: ProductClassOption
  readonly enabled: boolean
  /** A share class that stands below its product. */
  readonly indented: boolean
}
interface Entry {
  readonly product: ProductClassOption
  readonly enabled: boolean
  readonly starts: readonly string[]
  readonly text: string
}
/** A product first, then its share classes. */
type Family = readonly Entry[]
export type ProductIndex = readonly Family[]

/** No more than these are ever listed. */
export const mostMatches = 30

/** Prepares the products for searching; done once for a list, not for a keystroke. */
export function productIndex(
  products: readonly ProductOption[],
  mayChoose: MayChoose = isUsable,
): ProductIndex {
  const entry = (product: ProductClassOption): Entry => {
    const starts = [product.code, product.name, product.initials ?? ''].map((text) => text.toLowerCase())
    return { product, enabled: mayChoose(product), starts, text: starts.join('\n') }
  }
  return products.map(({ sons, ...product }) => [product, ...(sons ?? [])].map(entry))
}

const plain = (keyword: string) => keyword.trim().toLowerCase()

/** Products by name, code or initials; those that may not be chosen last, better matches first. */
export function searchProducts(index: ProductIndex, keyword: string): ProductHit[] {
  const wanted = plain(keyword)
  const ranks: ProductHit[][] = [[], [], [], []]
  for (const family of index) {
    const rank = rankOf(family, wanted)
    const hits = ranks[rank]
    // what is ranked below a full list is never shown
    if (hits && hits.length < mostMatches) hits.push(...hitsOf(family, wanted))
    if ((ranks[0]?.length ?? 0) >= mostMatches) break
  }
  return ranks.flat().slice(0, mostMatches)
}

/** 0 may be chosen and starts with it, 1 holds it; 2 and 3 the same but not to be chosen; -1 matches not at all. */
function rankOf(family: Family, wanted: string): number {
  let best = 4
  for (const { enabled, starts, text } of family) {
    if (!text.includes(wanted)) continue
    best = Math.min(best, (enabled ? 0 : 2) + (starts.some((start) => start.startsWith(wanted)) ? 0 : 1))
  }
  return best === 4 ? -1 : best
}

function hitsOf(family: Family, wanted: string): ProductHit[] {
  const found = family.filter(({ text }) => text.includes(wanted))
  const [product] = family
  return found.map((entry) => ({
    product: entry.product,
    enabled: entry.enabled,
    indented: entry !== product && found[0] === product,
  }))
}

/** How many products match, and the ids of those that may be chosen: listed or not. */
export function allMatches(index: ProductIndex, keyword: string): { total: number; ids: string[] } {
  const wanted = plain(keyword)
  const ids: string[] = []
  let total = 0
  for (const family of index)
    for (const { text, enabled, product } of family) {
      if (!text.includes(wanted)) continue
      total += 1
      if (enabled) ids.push(product.id)
    }
  return { total, ids }
}
