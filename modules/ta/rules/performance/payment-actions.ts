import { canMove } from '@iisp/contract'
import { compare } from '@iisp/contract/exact'
import { type PaymentState, paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import {
  type PerformanceNoteAction,
  type PerformanceOwed,
  type PerformancePaymentAction,
  performanceNoteActions,
} from '../../contract/performance-fees/performance-fees.ts'
import { isOtherPerson } from '../dealing/nav-actions.ts'

/**
 * What may be done about the fee that a fund owes: without a payee, or with too little cash, it can only be noted as paid by
 * hand.
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

/** What may be done with a payment noted as made by hand: who noted it does not confirm it. */
export const noteActionsOf = (
  { state, notedBy }: { readonly state: PaymentState; readonly notedBy: string },
  persons: readonly string[],
): PerformanceNoteAction[] =>
  performanceNoteActions.filter(
    (action) =>
      canMove(paymentFlow, state, action, 'register') &&
      (action === 'cancel' || isOtherPerson(notedBy, persons)),
  )
