export { groupThousands, compareDecimals } from './decimal-text.ts'
