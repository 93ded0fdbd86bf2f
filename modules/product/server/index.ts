import type { ServerModule } from '@iisp/server'
import { getProductDetail } from './get-product-detail.ts'
import { getProductInfo } from './get-product-info.ts'
import { getProductInfoByExpireDay } from './get-product-info-by-expire-day.ts'
import { getXmbhByCpdm } from './get-xmbh-by-cpdm.ts'

export const productServer: ServerModule = {
  name: 'product',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [getProductInfo, getProductInfoByExpireDay, getXmbhByCpdm, getProductDetail],
  menus: [],
}
