export { AmountText } from './AmountText.tsx'
export type { AmountTextProps } from './AmountText.tsx'
