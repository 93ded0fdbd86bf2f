export { AmountText } from './AmountText.tsx'
