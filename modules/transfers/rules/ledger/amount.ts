import { compare, isAmount, isZero, subtract } from '@iisp/contract/exact'

/** Whether an order may be of this amount: 0.01 to 999,999,999,999.99 (BO-060). */
export const isOrderAmount = (amount: string): boolean => isAmount(amount) && !isZero(amount)

export interface Balance {
  readonly balance: string
  readonly frozen: string
}
/** What an account can still pay: balance less what other orders hold. */
export const available = (account: Balance): string => subtract(account.balance, account.frozen)

/** Whether the account can pay so much now. */
export const covers = (account: Balance, amount: string): boolean => compare(available(account), amount) >= 0

/** What submitting an order does to its custody account (BO-037). */
export type Hold = 'freeze' | 'nothing' | 'refuse'

/** An order that pays freezes its amount; one that may retry waits without; one that receives needs nothing. */
export function holdFor(order: { amount: string; pays: boolean; retry: boolean }, account: Balance): Hold {
  if (!order.pays) return 'nothing'
  if (covers(account, order.amount)) return 'freeze'
  return order.retry ? 'nothing' : 'refuse'
}
