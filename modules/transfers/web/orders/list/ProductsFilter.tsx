import { anyProduct } from '@iisp/ui/product-picker'
import { MultiProductPicker } from '@iisp/ui/product-picker/multi'
import { toast, useText } from '@iisp/web'
import { useCombinations } from '../../products/use-combinations.ts'
import { useProducts } from '../../products/use-products.ts'
import { filterProducts } from '@iisp/transfers/contract'
import { orderTexts } from '../order-texts.ts'

interface Props {
  readonly value: readonly string[]
  readonly onChange: (products: readonly string[]) => void
}

/** Which products an order list is narrowed to. */
export function ProductsFilter({ value, onChange }: Props) {
  const t = useText(orderTexts)
  const { products, loading } = useProducts()
  return (
    <MultiProductPicker
      label={t('products')}
      placeholder={t('allProducts')}
      products={products}
      mayChoose={anyProduct}
      loading={loading}
      limit={filterProducts}
      onLimit={(message) => void toast.warning(message)}
      combinations={useCombinations()}
      value={value}
      onChange={onChange}
    />
  )
}
