import { paymentHours } from '../orders/transfer-time.ts'

/** When a payment would go to the bank, in Asia/Shanghai. */
export interface PaymentMoment {
  /** YYYY-MM-DD. */
  readonly today: string
  /** HH:mm. */
  readonly time: string
  readonly isWorkday: boolean
}
export interface DatedOrder {
  readonly transferDate: string
  /** 不提前执行: it must not be paid before its date. */
  readonly notBeforeDate: boolean
}

/** Why an order cannot be paid at a given moment. */
export type PaymentBar = 'before-date' | 'closed-day' | 'before-hours' | 'after-cut-off'

/**
 * Whether a payment made today is on, before or after the order's date. All but on-date need a confirmation and a
 * reason.
 */
export const paymentDays = ['on-date', 'early', 'overdue'] as const
export type PaymentDay = (typeof paymentDays)[number]

/** The reason that forbids every payment at this moment, or null. */
export function momentBar({ time, isWorkday }: PaymentMoment): Exclude<PaymentBar, 'before-date'> | null {
  if (!isWorkday) return 'closed-day'
  if (time < paymentHours.from) return 'before-hours'
  return time > paymentHours.to ? 'after-cut-off' : null
}

/** The reason that forbids the payment of an order at this moment, or null. */
export const paymentBar = (order: DatedOrder, moment: PaymentMoment): PaymentBar | null =>
  order.notBeforeDate && order.transferDate > moment.today ? 'before-date' : momentBar(moment)

export function paymentDay({ transferDate }: Pick<DatedOrder, 'transferDate'>, today: string): PaymentDay {
  if (transferDate === today) return 'on-date'
  return transferDate > today ? 'early' : 'overdue'
}
