import { filters, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import {
  listedProductFields,
  overseasFundList,
  quantitativeProductList,
} from '../../contract/listed-products.ts'
import { listedProductTexts } from './listed-product-texts.ts'

const productFilters = filters(listedProductTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  CPZT: choice(listedProductFields.named.CPZT),
}))
const shownColumns: ColumnEntries<typeof listedProductFields> = [
  { key: 'PRODUCT_NO', width: 120 },
  { key: 'NAME', width: 320 },
  { key: 'CPLX', width: 170 },
  'CPZT',
  'CLRQ',
  'DQRQ',
]
const lists = {
  overseas: { id: 'product.overseas-funds', call: overseasFundList },
  quantitative: { id: 'product.quantitative-products', call: quantitativeProductList },
} as const

/** 境外基金列表: the institution's funds that invest abroad. */
export const OverseasFundsPage = () => <ListedProducts kind="overseas" />

/** 量化产品列表: the institution's products with quantitative strategies. */
export const QuantitativeProductsPage = () => <ListedProducts kind="quantitative" />

/** A list of products of one kind. */
function ListedProducts({ kind }: { readonly kind: keyof typeof lists }) {
  const t = useText(listedProductTexts)
  return (
    <ListPage
      {...lists[kind]}
      title={t(`${kind}.title`)}
      filters={productFilters}
      columns={useColumns(listedProductFields, shownColumns)}
      rowKey={(row) => row.ID}
      empty={t(`${kind}.empty`)}
    />
  )
}
