export { compareDecimals, decimalKey, groupThousands, type DecimalKey } from './decimal-text.ts'
