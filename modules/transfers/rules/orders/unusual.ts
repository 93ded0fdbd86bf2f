import { compare } from '@iisp/contract/exact'

/** Why a checker should look twice at an order. */
export const unusualReasons = ['first-payment', 'payee-changed', 'above-usual', 'out-of-hours'] as const
export type UnusualReason = (typeof unusualReasons)[number]

/** Orders are usually submitted on working days between these times. */
export const usualHours = { from: '07:00', to: '21:00' } as const
/**
 * An amount is compared with the `last` payments to the same account, if there are at least
 * `fewest` payments.
 */
export const compared = { last: 10, fewest: 3 } as const

export interface OrderToCheck {
  readonly pays: boolean
  readonly amount: string
  /** The payee mark: '1' nothing was paid to the account before, '2' it has changed since. */
  readonly payeeMark: '0' | '1' | '2'
  /** Number of recent payments to the account, and the largest amount. */
  readonly earlier: number
  readonly largest: string | null
  /** HH:mm:ss in Shanghai, and whether that day was a working day. */
  readonly submittedTime: string
  readonly onWorkday: boolean
}

/** The unusual features of an order, most serious first; empty for most orders. */
export function unusualAbout(order: OrderToCheck): readonly UnusualReason[] {
  const { pays, amount, payeeMark, earlier, largest, submittedTime, onWorkday } = order
  const minute = submittedTime.slice(0, 5)
  const applies: Record<UnusualReason, boolean> = {
    'first-payment': pays && payeeMark === '1',
    'payee-changed': pays && payeeMark === '2',
    'above-usual': pays && earlier >= compared.fewest && largest !== null && compare(amount, largest) > 0,
    'out-of-hours': !onWorkday || minute < usualHours.from || minute > usualHours.to,
  }
  return unusualReasons.filter((reason) => applies[reason])
}
