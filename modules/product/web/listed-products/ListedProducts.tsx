import { useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { overseasFundList, quantitativeProductList } from '../../contract/listed-products.ts'
import { listedProductTexts } from './listed-product-texts.ts'
import { productColumns, productFilters } from './product-columns.tsx'

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
  const language = useLocale()
  const columns = useMemo(() => productColumns(t, language), [t, language])
  return (
    <ListPage
      {...lists[kind]}
      title={t(`${kind}.title`)}
      filters={productFilters}
      columns={columns}
      rowKey={(row) => row.ID}
      empty={t(`${kind}.empty`)}
    />
  )
}
