import { isUsable, type ProductOption } from './product-option.ts'

export interface ProductHit {
  readonly product: ProductOption
  readonly enabled: boolean
}
interface Entry extends ProductHit {
  readonly starts: readonly string[]
  readonly text: string
}
export type ProductIndex = readonly Entry[]

/** No more than these are ever listed. */
const mostMatches = 30

/** Prepares the products for searching; done once for a list, not for a keystroke. */
export function productIndex(
  products: readonly ProductOption[],
  mayChoose: (product: ProductOption) => boolean = isUsable,
): ProductIndex {
  return products.map((product) => {
    const starts = [product.code, product.name, product.initials ?? ''].map((text) => text.toLowerCase())
    return { product, enabled: mayChoose(product), starts, text: starts.join('\n') }
  })
}

/** Products by name, code or initials; those that may not be chosen last, better matches first. */
export function searchProducts(index: ProductIndex, keyword: string): ProductHit[] {
  const wanted = keyword.trim().toLowerCase()
  const ranks: Entry[][] = [[], [], [], []]
  for (const entry of index) {
    if (!entry.text.includes(wanted)) continue
    const starts = entry.starts.some((text) => text.startsWith(wanted))
    ranks[(entry.enabled ? 0 : 2) + (starts ? 0 : 1)]?.push(entry)
    if ((ranks[0]?.length ?? 0) >= mostMatches) break
  }
  return ranks.flat().slice(0, mostMatches)
}
