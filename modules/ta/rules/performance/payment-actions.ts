import { compare } from '@iisp/contract/exact'
import {
  type PerformanceOwed,
  type PerformancePaymentAction,
} from '../../contract/performance-fees/performance-fees.ts'

/**
 * Actions on the performance fee that a fund owes. Without a payee, or with too little cash, only a manual payment
 * can be recorded.
 */
export const paymentActionsOf = ({
  owed,
  payee,
  cash,
}: Pick<PerformanceOwed, 'owed' | 'payee' | 'cash'>): PerformancePaymentAction[] => {
  if (compare(owed, '0.00') <= 0) return []
  const canPay = payee !== null && cash !== null && compare(cash, owed) >= 0
  return canPay ? ['pay', 'paidByHand'] : ['paidByHand']
}
