export { groupThousands } from '@iisp/contract/group-thousands'
export { compareDecimals, decimalKey, type DecimalKey } from './decimal-text.ts'
