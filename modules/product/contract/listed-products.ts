import { type Static, defineList, t } from '@iisp/contract'
import { overseasFunds, quantitativeProducts } from './pages.ts'
import { status, type } from './product.ts'

const filters = {
  /** Part of a name, a code or pinyin initials. */
  keyword: t.Optional(t.text(50)),
  CPZT: t.Optional(status),
}
const listedProduct = t.Object({
  ID: t.id,
  NAME: t.text(200),
  PRODUCT_NO: t.text(20),
  CPLX: type,
  CPZT: status,
  /** Date of establishment; null if not established yet. */
  CLRQ: t.nullable(t.date),
  /** Day it expires; null: never. */
  DQRQ: t.nullable(t.date),
})
export type ListedProduct = Static<typeof listedProduct>

/** The institution's funds that invest abroad, usable ones first. */
export const overseasFundList = defineList({
  name: 'overseasFundList',
  summary: { zh: '境外基金列表', en: 'Overseas funds' },
  path: '/api/common/product/overseas/list',
  filters,
  row: listedProduct,
  access: { who: 'pages', pages: [overseasFunds] },
})

/** The institution's products with quantitative strategies, usable ones first. */
export const quantitativeProductList = defineList({
  name: 'quantitativeProductList',
  summary: { zh: '量化产品列表', en: 'Quantitative products' },
  path: '/api/common/product/quantitative/list',
  filters,
  row: listedProduct,
  access: { who: 'pages', pages: [quantitativeProducts] },
})
