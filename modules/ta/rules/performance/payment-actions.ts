import { compare } from '@iisp/contract/exact'
import type {
  PerformanceOwed,
  PerformancePaymentAction,
} from '../../contract/performance-fees/performance-fees.ts'

/** What may be done about the fee that a fund owes: without a payee it can only be noted as paid by hand. */
export const paymentActionsOf = ({
  owed,
  payee,
}: Pick<PerformanceOwed, 'owed' | 'payee'>): PerformancePaymentAction[] => {
  if (compare(owed, '0.00') <= 0) return []
  return payee === null ? ['paidByHand'] : ['pay', 'paidByHand']
}
