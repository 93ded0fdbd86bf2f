import { defineRead, t } from '@iisp/contract'
import { product } from './product.ts'

/** The most products that a search answers. */
export const mostFoundProducts = 5

const { ID, NAME, PRODUCT_NO, CPZT } = product.properties

/** The products of the institution (at the operating side of all) that a keyword finds, best match first. */
export const searchProducts = defineRead({
  summary: { zh: '搜索产品', en: 'Search products' },
  path: '/api/common/product/product/searchProducts',
  /** Part of a name, a code or pinyin initials. */
  input: t.strict({ keyword: t.text(100, 1) }),
  output: t.Object({
    list: t.Array(t.Object({ ID, NAME, PRODUCT_NO, CPZT }), { maxItems: mostFoundProducts }),
  }),
  access: { who: 'session' },
})
