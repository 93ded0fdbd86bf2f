import type { Call } from '@iisp/contract'
import { transferTopics } from '@iisp/transfers/contract'
import {
  performanceOwedList,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import { taTopics } from '../../contract/topics.ts'

/** Lists to refresh after a payment. */
export const feeLists: readonly Call[] = [performanceOwedList, performancePaymentList]

/** Pushes after which the debt or its payee may have changed. */
export const feeTopics = [
  taTopics.performanceFeePaid,
  taTopics.registerChanged,
  taTopics.runChanged,
  taTopics.termsChanged,
  transferTopics.orderChanged,
]
