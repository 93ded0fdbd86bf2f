import { compare, isAmount } from '@iisp/contract/exact'

/** Whether an entered amount exceeds what can be spent. */
export const exceeds = (amount: string, spendable: string): boolean =>
  isAmount(amount) && isAmount(spendable) && compare(amount, spendable) > 0
