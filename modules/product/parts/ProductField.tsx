import { ProductPicker, type ProductPickerProps } from '@iisp/ui/product-picker'
import { useProducts } from './use-products.ts'

/** Selects one of the products that the person may see. */
export function ProductField(props: Omit<ProductPickerProps, 'products' | 'loading'>) {
  return <ProductPicker {...props} {...useProducts()} />
}
