export { ProductPicker, type ProductPickerProps } from './ProductPicker.tsx'
export type { Combinations } from './combinations.ts'
export {
  anyProduct,
  isRunningPrivateFund,
  isUsable,
  type ProductOption,
  type ProductStatus,
} from './product-option.ts'
