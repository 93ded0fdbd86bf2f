import type { Call } from '@iisp/contract'
import {
  type OrderAction,
  type OrderDetail,
  deskAccept,
  deskMarkFailed,
  deskPay,
  deskRequestDocuments,
  deskReturnOrder,
  deskSettle,
  deskVoidOrder,
  ordersubmit,
  recall,
  review,
  revoke,
  sign,
} from '@iisp/transfers/contract'

/** Which call an action makes, and how it asks first. */
export interface OrderMove {
  readonly call: Call
  readonly input: (order: OrderDetail, reason: string) => Record<string, unknown>
  /** 'confirm' asks; 'reason' asks for a reason that must not be empty. */
  readonly asks: 'confirm' | 'reason'
  readonly tone: 'primary' | 'default' | 'danger'
}
const step = ({ ID, VERSION }: OrderDetail) => ({ id: ID, version: VERSION })
const reasoned = (order: OrderDetail, reason: string) => ({ ...step(order), reason })

const passes = (call: Call): OrderMove => ({
  call,
  input: (order) => ({ ...step(order), result: '1' }),
  asks: 'confirm',
  tone: 'primary',
})
const moves: Partial<Record<OrderAction, OrderMove>> = {
  submit: { call: ordersubmit, input: step, asks: 'confirm', tone: 'primary' },
  recall: { call: recall, input: step, asks: 'confirm', tone: 'default' },
  withdraw: { call: revoke, input: step, asks: 'confirm', tone: 'danger' },
  review: passes(review),
  sign: passes(sign),
  accept: { call: deskAccept, input: step, asks: 'confirm', tone: 'primary' },
  pay: { call: deskPay, input: step, asks: 'confirm', tone: 'primary' },
  settle: { call: deskSettle, input: step, asks: 'confirm', tone: 'primary' },
  void: { call: deskVoidOrder, input: reasoned, asks: 'reason', tone: 'danger' },
  fail: { call: deskMarkFailed, input: reasoned, asks: 'reason', tone: 'danger' },
  'request-documents': { call: deskRequestDocuments, input: reasoned, asks: 'reason', tone: 'default' },
}

/** Who returns an order does it by the call of their own step: reviewer, signer or the desk. */
function returning(order: OrderDetail): OrderMove {
  const judge = order.actions.includes('review') ? review : order.actions.includes('sign') ? sign : null
  if (judge === null) return { call: deskReturnOrder, input: reasoned, asks: 'reason', tone: 'danger' }
  return {
    call: judge,
    input: (each, reason) => ({ ...step(each), result: '0', reason }),
    asks: 'reason',
    tone: 'danger',
  }
}

/** The move behind an action; null for those that open a page instead (edit, copy). */
export const moveOf = (action: OrderAction, order: OrderDetail): OrderMove | null =>
  action === 'return' ? returning(order) : (moves[action] ?? null)
