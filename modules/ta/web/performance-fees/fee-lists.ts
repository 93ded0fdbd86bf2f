import type { Call } from '@iisp/contract'
import {
  performanceOwedList,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'

/** What a payment changes. */
export const feeLists: readonly Call[] = [performanceOwedList, performancePaymentList]
