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
  const ranks: ProductHit[][][] = [[], [], [], []]
  let best = 0
  for (const family of index) {
    const found = family.length === 1 && !family[0]?.text.includes(wanted) ? noHits : hitsOf(family, wanted)
    if (found.length === 0) continue
    const rank = Math.min(...found.map(({ entry }) => rankOf(entry, wanted)))
    ranks[rank]?.push(found.map(({ hit }) => hit))
    if (rank === 0) best += found.length
    if (best >= mostMatches) break
  }
  return ranks.flat(2).slice(0, mostMatches)
}

const rankOf = ({ enabled, starts }: Entry, wanted: string) =>
  (enabled ? 0 : 2) + (starts.some((text) => text.startsWith(wanted)) ? 0 : 1)

const noHits: readonly { entry: Entry; hit: ProductHit }[] = []
function hitsOf(family: Family, wanted: string) {
  const found = family.filter((entry) => entry.text.includes(wanted))
  return found.map((entry) => ({
    entry,
    hit: {
      product: entry.product,
      enabled: entry.enabled,
      indented: entry !== family[0] && found[0] === family[0],
    },
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
