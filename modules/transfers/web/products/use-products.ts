import { getProductInfo } from '@iisp/product/contract'
import type { Output } from '@iisp/contract'
import type { ProductOption } from '@iisp/ui/product-picker'
import { useCall } from '@iisp/web'
import { useMemo } from 'react'

type Row = Output<typeof getProductInfo>['list'][number]

const optionOf = ({ ID, NAME, PRODUCT_NO, INITIALS, CPZT, CPLX }: Omit<Row, 'son'>) => ({
  id: ID,
  name: NAME,
  code: PRODUCT_NO,
  initials: INITIALS,
  status: CPZT,
  type: CPLX,
})

/** The products that the person may see, as the pickers take them; share classes below theirs on request. */
export function useProducts(shareClasses = false) {
  const { data, isLoading } = useCall(
    getProductInfo,
    { flag: '1', ...(shareClasses && { fjxx: '1' as const, sfhb: '1' as const }) },
    { staleTime: 60_000 },
  )
  const products = useMemo(
    () =>
      (data?.list ?? []).map(({ son, ...row }): ProductOption => ({
        ...optionOf(row),
        ...(son && { sons: son.map(optionOf) }),
      })),
    [data],
  )
  return { products, loading: isLoading }
}
