import { fromFen, toFen } from './fen.ts'

const least = 1n
const most = 99_999_999_999_999n

/** Whether an order may be of this amount: 0.01 to 999,999,999,999.99 (BO-060). */
export function isOrderAmount(amount: string): boolean {
  const fen = toFen(amount)
  return fen >= least && fen <= most
}

export interface Balance {
  readonly balance: string
  readonly frozen: string
}
/** What an account can still pay: balance less what other orders hold. */
export const available = (account: Balance): string => fromFen(toFen(account.balance) - toFen(account.frozen))

/** What submitting an order does to its custody account (BO-037). */
export type Hold = 'freeze' | 'nothing' | 'refuse'

/** An order that pays freezes its amount; one that may retry waits without; one that receives needs nothing. */
export function holdFor(order: { amount: string; pays: boolean; retry: boolean }, account: Balance): Hold {
  if (!order.pays) return 'nothing'
  if (toFen(available(account)) >= toFen(order.amount)) return 'freeze'
  return order.retry ? 'nothing' : 'refuse'
}
