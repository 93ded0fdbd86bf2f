import type { Column } from '@iisp/ui/data-table'
import { type Locale, type Translate, filters } from '@iisp/web'
import type { ListedProduct } from '../../contract/listed-products.ts'
import { type ProductStatus, productStatuses, productTypes } from '../../contract/product-status.ts'
import { listedProductTexts } from './listed-product-texts.ts'

const statuses = Object.keys(productStatuses) as readonly ProductStatus[]

export const productFilters = filters(listedProductTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  CPZT: oneOf(statuses, {
    label: 'status',
    optionName: (status, _, language) => productStatuses[status][language],
  }),
}))

export const productColumns = (
  t: Translate<(typeof listedProductTexts)['zh']>,
  language: Locale,
): Column<ListedProduct>[] => [
  { key: 'PRODUCT_NO', title: t('code'), width: 120, fixed: 'left' },
  { key: 'NAME', title: t('name'), width: 320 },
  { key: 'CPLX', title: t('type'), width: 170, value: ({ CPLX }) => productTypes[CPLX][language] },
  { key: 'CPZT', title: t('status'), width: 120, value: ({ CPZT }) => productStatuses[CPZT][language] },
  { key: 'CLRQ', title: t('established'), width: 130, value: ({ CLRQ }) => CLRQ ?? '' },
  { key: 'DQRQ', title: t('expires'), width: 130, value: ({ DQRQ }) => DQRQ ?? '' },
]
