import { type RowOf, defineFields, defineList, f, t } from '@iisp/contract'
import { overseasFunds, quantitativeProducts } from './pages.ts'
import { productStatuses, productTypes } from './product-status.ts'

/** A product, by the names of the documents. */
export const listedProductFields = defineFields({
  ID: t.id,
  NAME: f.text(200, ['产品名称', 'Product']),
  PRODUCT_NO: f.text(20, ['产品代码', 'Code']),
  CPLX: f.oneOf(productTypes, ['产品类型', 'Type']),
  CPZT: f.oneOf(productStatuses, ['状态', 'Status']),
  /** null if not established yet. */
  CLRQ: f.orNone(f.date(['成立日期', 'Established'])),
  /** null: never. */
  DQRQ: f.orNone(f.date(['到期日期', 'Expires'])),
})
export type ListedProduct = RowOf<typeof listedProductFields>

const filters = {
  /** Part of a name, a code or pinyin initials. */
  keyword: t.Optional(t.text(50)),
  CPZT: t.Optional(listedProductFields.named.CPZT.schema),
}

/** The institution's funds that invest abroad, usable ones first. */
export const overseasFundList = defineList({
  name: 'overseasFundList',
  summary: { zh: '境外基金列表', en: 'Overseas funds' },
  path: '/api/common/product/overseas/list',
  filters,
  row: listedProductFields.row,
  access: { who: 'pages', pages: [overseasFunds] },
})

/** The institution's products with quantitative strategies, usable ones first. */
export const quantitativeProductList = defineList({
  name: 'quantitativeProductList',
  summary: { zh: '量化产品列表', en: 'Quantitative products' },
  path: '/api/common/product/quantitative/list',
  filters,
  row: listedProductFields.row,
  access: { who: 'pages', pages: [quantitativeProducts] },
})
