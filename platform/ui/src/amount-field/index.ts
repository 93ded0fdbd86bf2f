export { AmountField } from './AmountField.tsx'
export type { AmountFieldProps } from './AmountField.tsx'
export { toAmount } from './amount-text.ts'
