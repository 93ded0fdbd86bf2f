import { canMark, canMove } from '@iisp/contract'
import { orderFlow } from '../../contract/orders/order-states.ts'
import type { OrderAction } from '../../contract/orders/order.ts'
import { type Participants, mayPay, mayReview, maySign } from './four-eyes.ts'
import { noticeTypes } from '../messages/order-messages.ts'
import { type DatedOrder, type PaymentBar, type PaymentMoment, paymentBar } from '../desk/payment-day.ts'
import { type Resubmittable, mayResubmit } from './resubmit.ts'

/** Conditions at the custodian's desk that decide an action in addition to the order itself. */
export interface DeskView {
  readonly moment: PaymentMoment
  /** Accepting and paying require two different people. */
  readonly twoPersons: boolean
}
/** The person viewing an order, with the rights from their menus and roles. */
export interface Viewer {
  /** All persons who are this human being. */
  readonly persons: readonly string[]
  readonly operates: boolean
  readonly reviews: boolean
  readonly signs: boolean
  /** null if the person does not work at the desk. */
  readonly desk: DeskView | null
}
export interface OrderFacts extends Resubmittable, Participants, DatedOrder {
  /** The person who accepted it at the desk. */
  readonly acceptedBy: string | null
  /** A failure that nobody in the institution has acknowledged yet. */
  readonly failureOpen: boolean
}
/** Why the desk cannot take an action now although the order's state allows it. */
export type DeskBar = PaymentBar | 'documents-missing' | 'same-person'
export interface Acts {
  readonly actions: readonly OrderAction[]
  readonly barred: readonly { readonly action: OrderAction; readonly bar: DeskBar }[]
}

/**
 * Whether people entered the order. Nobody can change or withdraw an order placed by the system;
 * the custodian pays or voids it.
 */
export const isPeoples = ({ source }: Pick<OrderFacts, 'source'>): boolean => source !== '5'

const reminders = Object.values(noticeTypes)
const deskEvents = ['accept', 'return', 'void', 'pay', 'settle', 'fail'] as const

/**
 * The viewer's possible actions on the order now, and the desk actions that are barred. The server
 * offers buttons only by this rule.
 */
export function actsOn(order: OrderFacts, viewer: Viewer): Acts {
  const actions: OrderAction[] = []
  if (viewer.operates) {
    if (mayResubmit(order)) actions.push('edit', 'submit')
    actions.push('copy')
    for (const event of ['recall', 'withdraw'] as const)
      if (isPeoples(order) && canMove(orderFlow, order.status, event, 'operator')) actions.push(event)
    if (order.failureOpen) actions.push('acknowledge')
    const reminder = reminders.find(({ status }) => status === order.status)
    if (reminder) actions.push(reminder.action)
  }
  const { status } = order
  if (
    viewer.reviews &&
    canMove(orderFlow, status, 'pass-review', 'reviewer') &&
    mayReview(order, viewer.persons)
  ) {
    actions.push('review')
  }
  if (viewer.signs && canMove(orderFlow, status, 'sign', 'signer') && maySign(order, viewer.persons)) {
    actions.push('sign')
  }
  const { desk } = viewer
  if (desk === null) return { actions, barred: [] }
  const open = deskEvents.filter(
    (event) => canMove(orderFlow, status, event, 'custodian') && (event !== 'return' || isPeoples(order)),
  )
  const barred = open.flatMap((action) => {
    const bar = deskBar(action, order, viewer.persons, desk)
    return bar === null ? [] : [{ action, bar }]
  })
  actions.push(...open.filter((event) => !barred.some(({ action }) => action === event)))
  if (canMark(orderFlow, status, 'request-documents') && !order.documentsMissing) {
    actions.push('request-documents')
  }
  return { actions, barred }
}

/** Why a desk action is not possible now although the order's state allows it, or null. */
export function deskBar(
  act: (typeof deskEvents)[number],
  order: OrderFacts,
  persons: readonly string[],
  { moment, twoPersons }: DeskView,
): DeskBar | null {
  if (act !== 'accept' && act !== 'pay') return null
  if (order.documentsMissing) return 'documents-missing'
  if (act === 'accept') return null
  return mayPay(order.acceptedBy, persons, twoPersons) ? paymentBar(order, moment) : 'same-person'
}
