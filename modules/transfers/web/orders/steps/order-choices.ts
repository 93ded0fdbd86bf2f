import type { Call } from '@iisp/contract'
import {
  type OrderAction,
  type OrderDetail,
  type OrderRow,
  acknowledgeFailure,
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

type Input = (order: Pick<OrderRow, 'ID' | 'VERSION'>, reason: string) => Readonly<Record<string, unknown>>
interface Step {
  readonly tone: 'primary' | 'default' | 'danger'
  readonly call: Call
  readonly input: Input
}
/** A step with its own confirmation question. */
export interface ConfirmedStep extends Step {
  readonly asks: 'confirm'
  readonly name: 'submit' | 'recall' | 'review' | 'sign' | 'accept' | 'pay' | 'settle' | 'acknowledge'
}
/** A step that needs a reason. */
export interface ReasonedStep extends Step {
  readonly asks: 'reason'
  readonly name: 'return' | 'void' | 'fail' | 'request-documents' | 'pay' | 'withdraw'
}
/** An action that opens the order in the entry form instead. */
export interface FormStep {
  readonly asks: 'form'
  readonly name: 'edit' | 'copy'
  readonly tone: 'default'
}
/** Asks the people for whom the order waits to act. */
export interface Reminder {
  readonly asks: 'people'
  readonly name: 'remind-reviewers' | 'remind-signers'
  readonly tone: 'default'
}
/** A step of the person's role that is not possible now. */
export interface BarredStep {
  readonly asks: 'nothing'
  readonly name: OrderAction
  readonly tone: Step['tone']
  readonly why: string
}
/** One button below an order. */
export type OrderChoice = ConfirmedStep | ReasonedStep | FormStep | Reminder | BarredStep
type OpenChoice = Exclude<OrderChoice, BarredStep>

const plain: Input = ({ ID, VERSION }) => ({ id: ID, version: VERSION })
const reasoned: Input = (order, reason) => ({ ...plain(order, ''), reason })
const passed: Input = (order) => ({ ...plain(order, ''), result: '1' })
const refused: Input = (order, reason) => ({ ...reasoned(order, reason), result: '0' })

const primary = { asks: 'confirm', tone: 'primary', input: plain } as const
const danger = { asks: 'reason', tone: 'danger', input: reasoned } as const
const form = { asks: 'form', tone: 'default' } as const
const people = { asks: 'people', tone: 'default' } as const
/** An approver may also return the order, by the same call. */
const returnBy = (call: Call): OpenChoice => ({ ...danger, name: 'return', call, input: refused })

const choices: Readonly<Record<OrderAction, readonly OpenChoice[]>> = {
  edit: [{ ...form, name: 'edit' }],
  copy: [{ ...form, name: 'copy' }],
  submit: [{ ...primary, name: 'submit', call: ordersubmit }],
  recall: [{ ...primary, tone: 'default', name: 'recall', call: recall }],
  withdraw: [{ ...danger, name: 'withdraw', call: revoke }],
  review: [returnBy(review), { ...primary, name: 'review', call: review, input: passed }],
  sign: [returnBy(sign), { ...primary, name: 'sign', call: sign, input: passed }],
  accept: [{ ...primary, name: 'accept', call: deskAccept }],
  pay: [{ ...primary, name: 'pay', call: deskPay }],
  settle: [{ ...primary, name: 'settle', call: deskSettle }],
  acknowledge: [{ ...primary, name: 'acknowledge', call: acknowledgeFailure }],
  return: [{ ...danger, name: 'return', call: deskReturnOrder }],
  void: [{ ...danger, name: 'void', call: deskVoidOrder }],
  fail: [{ ...danger, name: 'fail', call: deskMarkFailed }],
  'request-documents': [
    { ...danger, tone: 'default', name: 'request-documents', call: deskRequestDocuments },
  ],
  'remind-reviewers': [{ ...people, name: 'remind-reviewers' }],
  'remind-signers': [{ ...people, name: 'remind-signers' }],
}
const buttonOrder = { default: 0, danger: 1, primary: 2 } as const

/** A payment on another day than the order's date: needs a confirmation of the date and a reason. */
const payOffDate: ReasonedStep = {
  ...primary,
  asks: 'reason',
  name: 'pay',
  call: deskPay,
  input: (order, reason) => ({ ...reasoned(order, reason), confirmDate: '1' }),
}

/** Steps that can be taken on several orders, one after the other. */
export const batchSteps = {
  review: { name: 'review', call: review, input: passed },
  sign: { name: 'sign', call: sign, input: passed },
  accept: { name: 'accept', call: deskAccept, input: plain },
  pay: { name: 'pay', call: deskPay, input: plain },
  settle: { name: 'settle', call: deskSettle, input: plain },
} as const
export type BatchStep = (typeof batchSteps)[keyof typeof batchSteps]
/** The input of a payment on another day than the order's date. */
export const offDateInput = payOffDate.input

/** After these the order is done with for the person who took them, and the next one that waits can be opened. */
const handing: ReadonlySet<string> = new Set([
  'review',
  'sign',
  'accept',
  'pay',
  'settle',
  'return',
  'void',
  'fail',
])
export const handsOn = ({ name }: ConfirmedStep | ReasonedStep): boolean => handing.has(name)

type AdmittedActions = Pick<OrderDetail, 'actions' | 'barred' | 'payment'>

/**
 * The actions that the server admits for this person, and the actions that are barred now. The main
 * action comes last.
 */
export const choicesOf = ({ actions, barred, payment }: AdmittedActions): OrderChoice[] => {
  const offDate = payment !== null && payment.day !== 'on-date'
  const open = actions.flatMap((action) => (action === 'pay' && offDate ? [payOffDate] : choices[action]))
  const closed = barred.map(({ action, why }): BarredStep => {
    const tone = choices[action].at(-1)?.tone ?? 'default'
    return { asks: 'nothing', name: action, tone, why }
  })
  return [...open, ...closed].sort((a, b) => buttonOrder[a.tone] - buttonOrder[b.tone])
}
