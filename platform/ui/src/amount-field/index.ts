export { AmountField } from './AmountField.tsx'
export type { AmountFieldProps } from './AmountField.tsx'
