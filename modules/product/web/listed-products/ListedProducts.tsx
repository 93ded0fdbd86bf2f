import { useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import type { overseasFundList } from '../../contract/listed-products.ts'
import { listedProductTexts } from './listed-product-texts.ts'
import { productColumns, productFilters } from './product-columns.tsx'

interface ListedProductsProps {
  /** Identifies the list in the person's table settings. */
  readonly id: string
  /** Both kinds are answered alike. */
  readonly call: typeof overseasFundList
  readonly kind: 'overseas' | 'quantitative'
}

/** A list of products of one kind. */
export function ListedProducts({ id, call, kind }: ListedProductsProps) {
  const t = useText(listedProductTexts)
  const language = useLocale()
  const columns = useMemo(() => productColumns(t, language), [t, language])
  return (
    <ListPage
      id={id}
      title={t(`${kind}.title`)}
      call={call}
      filters={productFilters}
      columns={columns}
      rowKey={(row) => row.ID}
      empty={t(`${kind}.empty`)}
    />
  )
}
