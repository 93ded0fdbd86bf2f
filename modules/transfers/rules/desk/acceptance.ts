import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import { isZero } from '@iisp/contract/exact'
import { type Balance, covers } from '../ledger/amount.ts'

const { codes } = orderFlow

/**
 * The status of an order after acceptance:
 * - waiting for its date, if it may not be paid before it (BTQHK);
 * - waiting for money, if its amount could not be frozen;
 * - otherwise in hand.
 */
export function statusAfterAcceptance(
  order: { transferDate: string; notBeforeDate: boolean; pays: boolean; frozen: string; amount: string },
  today: string,
  account: Balance,
): OrderStatus {
  if (order.notBeforeDate && order.transferDate > today) return codes.toPay
  const covered = !isZero(order.frozen) || covers(account, order.amount)
  return order.pays && !covered ? codes.toPay : codes.inHand
}
