import { businessDate } from '@iisp/contract/date'
import {
  type MoveContext,
  type PartFailure,
  type Schedule,
  type Writer,
  attemptEach,
  stateLiteral,
} from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { type PaymentMoment, paymentBar } from '../../rules/desk/payment-day.ts'
import { paymentHours } from '../../rules/orders/transfer-time.ts'
import { availableFor } from '../ledger/available-for.ts'
import { paymentMoment } from './desk-view.ts'
import { bookPayment } from '../ledger/ledger.ts'
import type { Order } from '../orders/load-order.ts'
import { moveOrder } from '../orders/steps/move-order.ts'
import { orderFacts } from '../orders/present-order.ts'
import { q } from '../tables.ts'

/** Batch size. */
const atOnce = 50
const tooLate = '已过划款日期截止时间，账户可用余额仍不足或附件未补齐'

/** Orders that wait and whose day has come. Their transfer date is a working day since submission. */
const due = (db: Writer, today: string, after: string) =>
  db.all(
    q
      .selectFrom('transfers.transfer_order')
      .selectAll()
      .where('status', '=', stateLiteral(orderFlow.codes.toPay))
      .where('transfer_date', '<=', today)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked(),
  )

const isOver = (order: Order, { today, time }: PaymentMoment): boolean =>
  order.transfer_date < today || time > paymentHours.to

/** Pays waiting orders on their date as soon as the money is available, and fails them after the cut-off. */
export const releaseWaiting = {
  name: 'transfers-release-waiting',
  everySeconds: 60,
  async run(db, now, call) {
    const today = businessDate(now)
    const failures: PartFailure[] = []
    let orders = await due(db, today, '0')
    if (orders.length === 0) return failures
    const moment = await paymentMoment({ now, call })
    const actor = { personId: 'system', name: '系统', behind: null }
    const ctx: MoveContext = { db, now, language: 'zh', actor }
    const release = async (order: Order): Promise<void> => {
      if (isOver(order, moment))
        await moveOrder(ctx, order, { event: 'fail', who: 'system', reason: tooLate })
      else if (!order.documents_missing && paymentBar(orderFacts(order), moment) === null)
        await payIfCovered(ctx, order)
    }
    // Orders that keep waiting would fill every batch, so each batch continues after the last order seen.
    while (orders.length > 0) {
      failures.push(...(await attemptEach(db, orders, release)))
      orders = await due(db, today, orders.at(-1)?.id ?? '')
    }
    return failures
  },
} satisfies Schedule

async function payIfCovered(ctx: MoveContext, order: Order): Promise<void> {
  const { covered } = await availableFor(ctx.db, order)
  if (!covered) return
  await moveOrder(ctx, order, { event: 'pay', who: 'system' })
  await bookPayment(ctx.db, order)
}
