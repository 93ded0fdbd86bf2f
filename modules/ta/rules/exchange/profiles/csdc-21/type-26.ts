import { type05 } from './type-05.ts'

/** The records of a reconciliation with the day from which their shares may be redeemed. */
export const type26 = `${type05}AllowRedemptDate A8 可赎回日期
`
