import { anyProduct } from '@iisp/ui/product-picker'
import { MultiProductPicker } from '@iisp/ui/product-picker/multi'
import { toast, useText } from '@iisp/web'
import { productTexts } from './product-texts.ts'
import { useCombinations } from './use-combinations.ts'
import { useProducts } from './use-products.ts'

interface Props {
  readonly label: string
  /** Maximum number of chosen products. */
  readonly limit: number
  readonly value: readonly string[]
  readonly onChange: (products: readonly string[]) => void
}

/** Selects the products to filter a list by, also from the person's combinations. */
export function ProductsField(props: Props) {
  const t = useText(productTexts)
  return (
    <MultiProductPicker
      {...props}
      {...useProducts()}
      placeholder={t('allProducts')}
      mayChoose={anyProduct}
      onLimit={(message) => void toast.warning(message)}
      combinations={useCombinations()}
    />
  )
}
