import type { OrderStatus } from '../../contract/orders/order-states.ts'
import { isZero } from '@iisp/contract/exact'
import { type Balance, covers } from '../ledger/amount.ts'

/**
 * Where an accepted order goes: it waits (051) for its day where it may not be paid before (BTQHK), or for
 * money where none could be frozen; otherwise it is in hand (050).
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
