import type { OrderStatus } from '../../contract/orders/order-states.ts'
import { isZero } from '@iisp/contract/exact'
import { type Balance, covers } from '../ledger/amount.ts'

/**
 * The status of an accepted order: it waits (051) for its date if it must not be paid earlier (BTQHK), or for money
 * if none could be frozen. Otherwise it is in processing (050).
 */
export function statusAfterAcceptance(
  order: { transferDate: string; notBeforeDate: boolean; pays: boolean; frozen: string; amount: string },
  today: string,
  account: Balance,
): OrderStatus {
  if (order.notBeforeDate && order.transferDate > today) return '051'
  const covered = !isZero(order.frozen) || covers(account, order.amount)
  return order.pays && !covered ? '051' : '050'
}
