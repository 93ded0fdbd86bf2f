import { compare, isAmount, isZero, subtract } from '@iisp/contract/exact'

/** Whether this is a valid order amount: 0.01 to 999,999,999,999.99 (BO-060). */
export const isOrderAmount = (amount: string): boolean => isAmount(amount) && !isZero(amount)

export interface Balance {
  readonly balance: string
  readonly frozen: string
}
/** available = balance − amounts frozen by orders */
export const available = (account: Balance): string => subtract(account.balance, account.frozen)

/** Whether the account can pay the amount now. */
export const covers = (account: Balance, amount: string): boolean => compare(available(account), amount) >= 0

/** Effect of submitting an order on its custody account (BO-037). */
export type Hold = 'freeze' | 'nothing' | 'refuse'

/**
 * An outgoing order freezes its amount. Without enough money it is refused, or waits unfrozen if it may retry. An
 * incoming order freezes nothing.
 */
export function holdFor(order: { amount: string; pays: boolean; retry: boolean }, account: Balance): Hold {
  if (!order.pays) return 'nothing'
  if (covers(account, order.amount)) return 'freeze'
  return order.retry ? 'nothing' : 'refuse'
}
