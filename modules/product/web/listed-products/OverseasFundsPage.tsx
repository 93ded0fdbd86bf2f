import { useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { overseasFundList } from '../../contract/listed-products.ts'
import { listedProductTexts } from './listed-product-texts.ts'
import { productColumns, productFilters } from './product-columns.tsx'

/** 境外基金列表: the institution's funds that invest abroad. */
export function OverseasFundsPage() {
  const t = useText(listedProductTexts)
  const language = useLocale()
  const columns = useMemo(() => productColumns(t, language), [t, language])
  return (
    <ListPage
      id="product.overseas-funds"
      title={t('overseas.title')}
      call={overseasFundList}
      filters={productFilters}
      columns={columns}
      rowKey={(row) => row.ID}
      empty={t('overseas.empty')}
    />
  )
}
