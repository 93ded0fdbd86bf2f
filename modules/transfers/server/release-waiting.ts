import { businessDate, businessTime } from '@iisp/contract/date'
import { type PartFailure, type Schedule, type Writer, attemptEach, raw, sql } from '@iisp/server'
import { isPaymentTime, paymentHours } from '../rules/transfer-time.ts'
import { availableFor } from './available-for.ts'
import { bookPayment } from './ledger.ts'
import type { Order } from './load-order.ts'
import { type MoveContext, moveOrder } from './move-order.ts'

/** Orders looked up at a time. */
const atOnce = 50
const tooLate = '已过划款日期截止时间，账户可用余额仍不足或附件未补齐'

/** Orders that wait (051) and whose day has come. Their transfer date is a working day since submission. */
const due = (db: Writer, today: string, after: string) =>
  db.all(
    raw(sql<Order>`SELECT * FROM transfers.transfer_order
      WHERE status = '051' AND transfer_date <= ${today}::date AND id > ${after}
      ORDER BY id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`),
  )

/** Pays waiting orders on their day as soon as the money is there, and fails them when the day is over. */
export const releaseWaiting = {
  name: 'transfers-release-waiting',
  everySeconds: 60,
  async run(db, now) {
    const today = businessDate(now)
    const time = businessTime(now).slice(0, 5)
    const ctx: MoveContext = { db, language: 'zh', actor: { personId: 'system', name: '系统', behind: null } }
    const release = async (order: Order): Promise<void> => {
      const over = order.transfer_date < today || time > paymentHours.to
      if (over) await moveOrder(ctx, order, { event: 'fail', who: 'system', reason: tooLate, release: true })
      else if (isPaymentTime(time) && !order.documents_missing) await payIfCovered(ctx, order)
    }
    // Those that go on waiting stay where they are: only walking past them reaches the later ones.
    const failures: PartFailure[] = []
    for (let orders = await due(db, today, '0'); orders.length > 0;) {
      failures.push(...(await attemptEach(db, orders, release)))
      orders = await due(db, today, orders.at(-1)?.id ?? '')
    }
    return failures
  },
} satisfies Schedule

async function payIfCovered(ctx: MoveContext, order: Order): Promise<void> {
  const { covered } = await availableFor(ctx.db, order)
  if (!covered) return
  await moveOrder(ctx, order, { event: 'pay', who: 'system', release: true })
  await bookPayment(ctx.db, order)
}
