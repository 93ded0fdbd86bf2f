import { Refusal, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import { businessDate } from '@iisp/contract/date'
import type { CallContext, MoveContext, PersonActor } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'
import type { Moved } from '../../contract/orders/order.ts'
import { statusAfterAcceptance } from '../../rules/desk/acceptance.ts'
import { type DeskView, deskBar } from '../../rules/orders/order-actions.ts'
import { paymentDay } from '../../rules/desk/payment-day.ts'
import { holdToSubmitted } from '../orders/steps/approved-content.ts'
import { availableFor } from '../ledger/available-for.ts'
import { refusalOf } from './desk-view.ts'
import { bookPayment, bookSettlement } from '../ledger/ledger.ts'
import type { Order } from '../orders/load-order.ts'
import { type Move, moveOrder, refuseUnmovable } from '../orders/steps/move-order.ts'
import { orderFacts } from '../orders/present-order.ts'
import { q } from '../tables.ts'

/** The actor at the custodian's desk: a person through a call, or the automatic desk. */
export type DeskContext = MoveContext &
  Pick<CallContext, 'call'> & { readonly actor: Pick<PersonActor, 'persons'> }

/** Accepts an order. It is processed now, or waits for its date or for money. */
export async function acceptOrder(ctx: DeskContext, order: Order, reason = ''): Promise<Moved> {
  const accept: Move = { event: 'accept', who: 'custodian', reason }
  refuseUnmovable(ctx, order, accept)
  if (order.documents_missing) refuse(transferErrors.documentsMissing)
  await holdToSubmitted(ctx.db, order)
  const account = await ctx.db.one(
    q
      .selectFrom('transfers.ledger_account')
      .select(['balance', 'frozen'])
      .where('custody_account_id', '=', order.custody_account_id),
  )
  const to = statusAfterAcceptance(
    {
      transferDate: order.transfer_date,
      notBeforeDate: order.not_before_date,
      pays: order.pays,
      frozen: order.frozen,
      amount: order.amount,
    },
    businessDate(ctx.now),
    account,
  )
  return moveOrder(ctx, order, { ...accept, to })
}

export interface Payment {
  readonly reason?: string | undefined
  /** The person was shown the order's date and wants to pay on another day. */
  readonly dateConfirmed: boolean
}

/** Sends the payment to the bank and posts it. */
export async function payOrder(
  ctx: DeskContext,
  order: Order,
  view: DeskView,
  { reason = '', dateConfirmed }: Payment,
): Promise<Moved> {
  const pay: Move = { event: 'pay', who: 'custodian', reason: reason.trim() }
  refuseUnmovable(ctx, order, pay)
  const bar = deskBar('pay', orderFacts(order), ctx.actor.persons, view)
  if (bar !== null) throw await refusalOf(ctx, bar, order)
  const { today } = view.moment
  if (paymentDay({ transferDate: order.transfer_date }, today) !== 'on-date') {
    if (!dateConfirmed) refuse(transferErrors.dateUnconfirmed, { date: order.transfer_date, today })
    if (reason.trim() === '') refuse(transferErrors.offDateReasonMissing)
  }
  await holdToSubmitted(ctx.db, order)
  const { covered, available } = await availableFor(ctx.db, order)
  if (!covered)
    throw new Refusal(transferErrors.insufficientBalance, { available: groupThousands(available) })
  const moved = await moveOrder(ctx, order, pay)
  await bookPayment(ctx.db, order)
  return moved
}

/** The bank reported success. */
export async function settleOrder(ctx: DeskContext, order: Order, reason = ''): Promise<Moved> {
  const moved = await moveOrder(ctx, order, { event: 'settle', who: 'custodian', reason })
  await bookSettlement(ctx.db, order)
  return moved
}
