export { ProductPicker } from './ProductPicker.tsx'
export type { ProductPickerProps } from './ProductPicker.tsx'
export { productStatusText, type ProductOption, type ProductStatus } from './product-option.ts'
