import type { Product, ProductClass } from '../contract/product.ts'

/** A row with the product it is a share class of. */
export interface ListedProduct {
  readonly row: ProductClass
  readonly parentId: string | null
}

/** Puts share classes into their product's `son`. A class whose product is not in the list stays a row of its own. */
export function nestClasses(listed: readonly ListedProduct[]): Product[] {
  const sons = new Map<string, ProductClass[]>()
  const present = new Set(listed.filter((item) => item.parentId === null).map((item) => item.row.ID))
  const isNested = (item: ListedProduct) => item.parentId !== null && present.has(item.parentId)
  for (const item of listed.filter(isNested)) {
    const parent = item.parentId as string
    sons.set(parent, [...(sons.get(parent) ?? []), item.row])
  }
  return listed
    .filter((item) => !isNested(item))
    .map(({ row }) => {
      const son = sons.get(row.ID)
      return son === undefined ? row : { ...row, son }
    })
}
