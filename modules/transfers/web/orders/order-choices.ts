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

type Input = (order: OrderDetail, reason: string) => Readonly<Record<string, unknown>>
interface Step {
  readonly tone: 'primary' | 'default' | 'danger'
  readonly call: Call
  readonly input: Input
}
/** A step that is asked about in a sentence of its own. */
export interface ConfirmedStep extends Step {
  readonly asks: 'confirm'
  readonly name: 'submit' | 'recall' | 'withdraw' | 'review' | 'sign' | 'accept' | 'pay' | 'settle'
}
/** A step that needs a reason. */
export interface ReasonedStep extends Step {
  readonly asks: 'reason'
  readonly name: 'return' | 'void' | 'fail' | 'request-documents'
}
/** What opens the order in the entry form instead. */
export interface FormStep {
  readonly asks: 'form'
  readonly name: 'edit' | 'copy'
  readonly tone: 'default'
}
/** One button below an order. */
export type OrderChoice = ConfirmedStep | ReasonedStep | FormStep

const plain: Input = ({ ID, VERSION }) => ({ id: ID, version: VERSION })
const reasoned: Input = (order, reason) => ({ ...plain(order, ''), reason })
const passed: Input = (order) => ({ ...plain(order, ''), result: '1' })
const refused: Input = (order, reason) => ({ ...reasoned(order, reason), result: '0' })

const primary = { asks: 'confirm', tone: 'primary', input: plain } as const
const danger = { asks: 'reason', tone: 'danger', input: reasoned } as const
const form = { asks: 'form', tone: 'default' } as const
/** Whoever judges an order may also give it back, by the same call. */
const returnBy = (call: Call): OrderChoice => ({ ...danger, name: 'return', call, input: refused })

const choices: Readonly<Record<OrderAction, readonly OrderChoice[]>> = {
  edit: [{ ...form, name: 'edit' }],
  copy: [{ ...form, name: 'copy' }],
  submit: [{ ...primary, name: 'submit', call: ordersubmit }],
  recall: [{ ...primary, tone: 'default', name: 'recall', call: recall }],
  withdraw: [{ ...primary, tone: 'danger', name: 'withdraw', call: revoke }],
  review: [returnBy(review), { ...primary, name: 'review', call: review, input: passed }],
  sign: [returnBy(sign), { ...primary, name: 'sign', call: sign, input: passed }],
  accept: [{ ...primary, name: 'accept', call: deskAccept }],
  pay: [{ ...primary, name: 'pay', call: deskPay }],
  settle: [{ ...primary, name: 'settle', call: deskSettle }],
  return: [{ ...danger, name: 'return', call: deskReturnOrder }],
  void: [{ ...danger, name: 'void', call: deskVoidOrder }],
  fail: [{ ...danger, name: 'fail', call: deskMarkFailed }],
  'request-documents': [
    { ...danger, tone: 'default', name: 'request-documents', call: deskRequestDocuments },
  ],
}
const places = { default: 0, danger: 1, primary: 2 } as const

/** What this person may do with the order, as the server says; the main step stands last, at the right. */
export const choicesOf = ({ actions }: Pick<OrderDetail, 'actions'>): OrderChoice[] =>
  actions.flatMap((action) => choices[action]).sort((a, b) => places[a.tone] - places[b.tone])
