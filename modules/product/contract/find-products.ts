import { type ProductStatus, isUsable } from './product-status.ts'

/** The searchable fields of a product. */
export interface Findable {
  readonly NAME: string
  readonly PRODUCT_NO: string
  readonly INITIALS: string
  readonly NAME_EN?: string
}

// NFKC folds full-width letters and digits, which Chinese input methods produce, into plain ones.
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/**
 * Name, code, pinyin initials and English name in one text, separated by line breaks so that a
 * keyword cannot match across two of them.
 */
export const searchText = (product: Findable): string =>
  [product.NAME, product.PRODUCT_NO, product.INITIALS, product.NAME_EN ?? '']
    .filter((text) => text !== '')
    .map(fold)
    .join('\n')

/** Normalises a typed keyword for a search in `searchText`. */
export const searchKeyword = (typed: string): string => fold(typed).trim().replace(/\s+/g, ' ')

/** Whether a keyword is part of a product's name, code or pinyin initials, ignoring case. */
export const matchesKeyword = (product: Findable, typed: string): boolean =>
  searchText(product).includes(searchKeyword(typed))

interface Sortable {
  readonly CPZT: ProductStatus
  readonly PRODUCT_NO: string
}
/** The order of every product list: usable ones first, then by code. */
export function compareProducts(a: Sortable, b: Sortable): number {
  if (isUsable(a.CPZT) !== isUsable(b.CPZT)) return isUsable(a.CPZT) ? -1 : 1
  return a.PRODUCT_NO < b.PRODUCT_NO ? -1 : a.PRODUCT_NO > b.PRODUCT_NO ? 1 : 0
}
