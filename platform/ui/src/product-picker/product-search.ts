import { findable, holds, plainKeyword, rankedGroups, type Findable } from '../keyword-search/index.ts'
import { isUsable, type MayChoose, type ProductClassOption, type ProductOption } from './product-option.ts'

export interface ProductHit {
  readonly product: ProductClassOption
  readonly enabled: boolean
  /** A share class listed below its product. */
  readonly indented: boolean
}
interface Entry extends Findable {
  readonly product: ProductClassOption
  /** The product of a share class. */
  readonly above: Entry | null
}
/** A product first, then its share classes. */
type Family = readonly Entry[]
export type ProductIndex = readonly Family[]

/** Prepares the products for searching. Done once per list, not per keystroke. */
export function productIndex(
  products: readonly ProductOption[],
  mayChoose: MayChoose = isUsable,
): ProductIndex {
  const entry = (product: ProductClassOption, above: Entry | null): Entry => ({
    product,
    above,
    ...findable([product.code, product.name, product.initials ?? ''], mayChoose(product)),
  })
  return products.map(({ sons = [], ...product }) => {
    const first = entry(product, null)
    return [first, ...sons.map((son) => entry(son, first))]
  })
}

/** Finds products by name, code or initials. Better matches first, products that cannot be selected last. */
export function searchProducts(index: ProductIndex, keyword: string): ProductHit[] {
  const query = plainKeyword(keyword)
  return rankedGroups(index, query).map(({ product, enabled, above }) => ({
    product,
    enabled,
    indented: above !== null && holds(above, query),
  }))
}

/** Number of matching products, and the ids of the selectable ones, whether listed or not. */
export function allMatches(index: ProductIndex, keyword: string): { total: number; ids: string[] } {
  const query = plainKeyword(keyword)
  const ids: string[] = []
  let total = 0
  for (const family of index)
    for (const entry of family) {
      if (!holds(entry, query)) continue
      total += 1
      if (entry.enabled) ids.push(entry.product.id)
    }
  return { total, ids }
}
