import { compare, isAmount } from '@iisp/contract/exact'

/** Whether an amount as typed is more than there is. */
export const exceeds = (amount: string, spendable: string): boolean =>
  isAmount(amount) && isAmount(spendable) && compare(amount, spendable) > 0
