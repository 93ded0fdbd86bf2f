import type { Output } from '@iisp/contract'
import { getProductInfo } from '@iisp/product/contract'
import type { ProductOption } from '@iisp/ui/product-picker'
import { useCall } from '@iisp/web'
import { useMemo } from 'react'

type Row = Output<typeof getProductInfo>['list'][number]

const optionOf = ({ ID, NAME, PRODUCT_NO, INITIALS, CPZT, CPLX }: Row): ProductOption => ({
  id: ID,
  name: NAME,
  code: PRODUCT_NO,
  initials: INITIALS,
  status: CPZT,
  type: CPLX,
})

/** The products that the person may see, for the pickers. */
export function useProducts() {
  const { data, isLoading } = useCall(getProductInfo, {}, { staleTime: 60_000 })
  const products = useMemo(() => (data?.list ?? []).map(optionOf), [data])
  return { products, loading: isLoading }
}
