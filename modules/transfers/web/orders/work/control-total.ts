import { sum } from '@iisp/contract/exact'
import type { OrderGroup, OrderRow, OrderStatus } from '@iisp/transfers/contract'

export interface Side {
  readonly count: number
  /** A decimal string. */
  readonly sum: string
}
/** Number and sum of orders, separately for payments from and receipts on the custody accounts. */
export interface ControlTotal {
  readonly count: number
  readonly out: Side
  readonly in: Side
}

const sideOf = (parts: readonly Side[]): Side => ({
  count: parts.reduce((all, { count }) => all + count, 0),
  sum: sum(parts.map((part) => part.sum)),
})
const totalOf = (paid: readonly Side[], received: readonly Side[]): ControlTotal => {
  const sides = { out: sideOf(paid), in: sideOf(received) }
  return { count: sides.out.count + sides.in.count, ...sides }
}

export function totalOfOrders(orders: readonly Pick<OrderRow, 'PAYFLAG' | 'AMOUNT'>[]): ControlTotal {
  const of = (flag: '0' | '1') =>
    orders.filter(({ PAYFLAG }) => PAYFLAG === flag).map(({ AMOUNT }) => ({ count: 1, sum: AMOUNT }))
  return totalOf(of('1'), of('0'))
}

/** The sum of the groups of these states. */
export function totalOfGroups(groups: readonly OrderGroup[], statuses: readonly OrderStatus[]): ControlTotal {
  const of = (flag: '0' | '1') =>
    groups.filter(({ payFlag, proStatus }) => payFlag === flag && statuses.includes(proStatus))
  return totalOf(of('1'), of('0'))
}
