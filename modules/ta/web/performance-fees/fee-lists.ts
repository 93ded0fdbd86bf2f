import type { Call } from '@iisp/contract'
import { transferTopics } from '@iisp/transfers/contract'
import {
  performanceOwedList,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import { taTopics } from '../../contract/topics.ts'

/** What a payment changes. */
export const feeLists: readonly Call[] = [performanceOwedList, performancePaymentList]

/** Pushes after which other amounts may be owed, or another account receives them. */
export const feeTopics = [
  taTopics.performanceFeePaid,
  taTopics.registerChanged,
  taTopics.runChanged,
  taTopics.termsChanged,
  transferTopics.orderChanged,
]
