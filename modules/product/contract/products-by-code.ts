import { defineRead, t } from '@iisp/contract'
import { status } from './product.ts'

/** For other modules: products and share classes with these codes, of all that the caller may see. */
export const productsByCode = defineRead({
  summary: { zh: '按产品代码批量查询产品', en: 'Products by their codes' },
  path: '/module/product/productsByCode',
  input: t.strict({ codes: t.Array(t.text(20, 1), { maxItems: 20_000 }) }),
  output: t.Object({
    list: t.Array(
      t.Object({
        ID: t.id,
        PRODUCT_NO: t.text(20),
        /** Institution that manages it. */
        JGDM: t.text(20),
        CPZT: status,
      }),
    ),
  }),
  access: { who: 'module' },
})
