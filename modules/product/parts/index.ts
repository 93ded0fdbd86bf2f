import { lazyPart } from '@iisp/web'

export { ProductField } from './ProductField.tsx'

export const ProductsField = lazyPart(
  () => import('./ProductsField.tsx'),
  'ProductsField',
  // a field with its label
  { height: 58 },
)
