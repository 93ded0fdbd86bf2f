import { paymentHours } from '../orders/transfer-time.ts'

/** The moment at which a payment would go to the bank, in Asia/Shanghai. */
export interface PaymentMoment {
  /** YYYY-MM-DD. */
  readonly today: string
  /** HH:mm. */
  readonly time: string
  readonly isWorkday: boolean
}
export interface DatedOrder {
  readonly transferDate: string
  /** 不提前执行: nobody may pay it before its date. */
  readonly notBeforeDate: boolean
}

/** Why no payment of an order can be made at a moment. */
export type PaymentBar = 'before-date' | 'closed-day' | 'before-hours' | 'after-cut-off'

/** How a payment made today stands to the order's date; all but on-date need a confirmation and a reason. */
export const paymentDays = ['on-date', 'early', 'overdue'] as const
export type PaymentDay = (typeof paymentDays)[number]

/** What forbids a payment at this moment, or null. */
export function paymentBar(order: DatedOrder, { today, time, isWorkday }: PaymentMoment): PaymentBar | null {
  if (order.notBeforeDate && order.transferDate > today) return 'before-date'
  if (!isWorkday) return 'closed-day'
  if (time < paymentHours.from) return 'before-hours'
  return time > paymentHours.to ? 'after-cut-off' : null
}

export function paymentDay({ transferDate }: Pick<DatedOrder, 'transferDate'>, today: string): PaymentDay {
  if (transferDate === today) return 'on-date'
  return transferDate > today ? 'early' : 'overdue'
}
