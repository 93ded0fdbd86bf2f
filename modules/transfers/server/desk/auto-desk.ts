import { Refusal } from '@iisp/contract'
import { type PartFailure, type Schedule, type Writer, attemptEach } from '@iisp/server'
import type { Moved } from '../../contract/orders/order.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import { type DeskContext, acceptOrder, payOrder, settleOrder } from './desk-steps.ts'
import { paymentMoment } from './desk-view.ts'
import type { Order } from '../orders/load-order.ts'
import { q } from '../tables.ts'

/** The most orders of one status processed in one run; the next run takes the rest. */
const atOnce = 100
const actor = { personId: 'auto-desk', persons: ['auto-desk'], name: '自动托管台', behind: null }

/** The same system may accept and pay, but only on the order's date. */
async function payOnDate(ctx: DeskContext, order: Order): Promise<Moved> {
  const view = { moment: await paymentMoment(ctx), twoPersons: false }
  return payOrder(ctx, order, view, { dateConfirmed: false })
}

const { codes } = orderFlow

/**
 * The desk's steps in reverse order, so that an order moves only one step per run and each step is
 * visible.
 */
const work: readonly (readonly [OrderStatus, (ctx: DeskContext, order: Order) => Promise<Moved>])[] = [
  [codes.paying, settleOrder],
  [codes.inHand, payOnDate],
  [codes.toAccept, acceptOrder],
]

/** Skips orders that someone is changing right now; a later run takes them. */
const waiting = (db: Writer, status: OrderStatus) =>
  db.all(
    q
      .selectFrom('transfers.transfer_order')
      .selectAll()
      .where('status', '=', status)
      .where('documents_missing', '=', false)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked(),
  )

/**
 * An automatic custodian's desk for demonstrations. It follows the same rules and ledger as the
 * desk's calls; orders refused by them are left for a person.
 */
export const autoDesk = (everySeconds: number): Schedule => ({
  name: 'auto-desk',
  everySeconds,
  async run(db, now, call) {
    const ctx: DeskContext = { db, now, call, language: 'zh', actor }
    const failures: PartFailure[] = []
    for (const [status, step] of work) {
      failures.push(...(await attemptEach(db, await waiting(db, status), (order) => step(ctx, order))))
    }
    return failures.filter(({ error }) => !(error instanceof Refusal))
  },
})
