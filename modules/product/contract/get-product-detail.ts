import { defineRead, t } from '@iisp/contract'
import { productErrors } from './errors.ts'
import { productDetail } from './product.ts'

/** A product of the caller's institution. Products of other institutions are answered like unknown ones. */
export const getProductDetail = defineRead({
  summary: { zh: '产品详情', en: 'Product' },
  path: '/api/common/product/getProductDetail',
  input: t.strict({ id: t.id }),
  output: productDetail,
  errors: [productErrors.unknown],
  access: { who: 'session' },
})
