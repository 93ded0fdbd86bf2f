import { raw, sql, type Reader, type ServerModule } from '@iisp/server'
import { deleteProductCombination } from './delete-product-combination.ts'
import { getProductCombinationList } from './get-product-combination-list.ts'
import { getProductDetail } from './get-product-detail.ts'
import { getProductInfo } from './get-product-info.ts'
import { getProductInfoByExpireDay } from './get-product-info-by-expire-day.ts'
import { getXmbhByCpdm } from './get-xmbh-by-cpdm.ts'
import { saveProductCombination } from './save-product-combination.ts'

export const productServer: ServerModule = {
  name: 'product',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    getProductInfo,
    getProductInfoByExpireDay,
    getXmbhByCpdm,
    getProductDetail,
    getProductCombinationList,
    saveProductCombination,
    deleteProductCombination,
  ],
  pages: [],
}

/** How many products of all institutions are in service; for the system's own reader. */
export async function countProducts(db: Reader): Promise<number> {
  const { count } = await db.one(
    raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM product.product
      WHERE parent_id IS NULL AND status IN ('1', '2')`),
  )
  return count
}
