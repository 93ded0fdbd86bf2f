export { ProductPicker } from './ProductPicker.tsx'
export type { ProductPickerProps } from './ProductPicker.tsx'
export type { Combinations } from './combinations.ts'
export type { ProductCombination } from './selection.ts'
export {
  anyProduct,
  isRunningPrivateFund,
  isUsable,
  productStatusText,
  type MayChoose,
  type ProductOption,
  type ProductStatus,
} from './product-option.ts'
