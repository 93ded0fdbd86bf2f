import { Refusal } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { type CallContext, type PartFailure, type Schedule, type Writer, attemptEach, raw, sql } from '@iisp/server'
import { placeRegisterOrder } from '@iisp/transfers/contract'
import { calendarFrom } from '../dealing/calendar.ts'

interface Due {
  readonly id: string
  readonly product_id: string
  readonly net_amount: string
  readonly settles_on: string
  readonly account_no: string
  readonly account_name: string
  readonly bank: string
  readonly branch_no: string
  readonly application_no: string
}
const atOnce = 100
// What is due is placed so many days ahead, for the desk to see what will be paid.
const daysAhead = 1

/** Valid redemptions whose settlement day has come, with the investor's designated account; those of others wait for it. */
const due = (db: Writer, until: string, after: string) =>
  db.all(
    raw(sql<Due>`SELECT c.id, c.product_id, c.net_amount, c.settles_on, d.account_no, d.account_name, d.bank, d.branch_no,
        a.application_no
      FROM ta.confirmation c JOIN ta.application a ON a.id = c.application_id
      JOIN ta.designated_account d ON d.investor_id = c.investor_id AND d.product_id = c.product_id
      WHERE c.valid AND c.order_id IS NULL AND c.settles_on <= ${until}::date AND c.id > ${after}::bigint
        AND c.business_code IN ('124', '142') AND c.net_amount > 0
      ORDER BY c.id LIMIT ${atOnce}::int FOR UPDATE OF c SKIP LOCKED`),
  )

/** Places the order and names it in the confirmation, in one part: together or not at all. */
async function pay(db: Writer, call: CallContext['call'], one: Due, day: string): Promise<void> {
  const { id } = await call(placeRegisterOrder, {
    reference: `ta:confirmation:${one.id}`,
    productId: one.product_id,
    detail: '0601',
    amount: one.net_amount,
    transferDate: one.settles_on > day ? one.settles_on : day,
    payee: { accountNo: one.account_no, name: one.account_name, bank: one.bank, branchNo: one.branch_no },
    reason: `赎回款 ${one.application_no}`,
  })
  await db.run(
    raw(
      sql`UPDATE ta.confirmation SET order_id = ${id}::bigint WHERE id = ${one.id}::bigint AND order_id IS NULL`,
    ),
  )
}

/**
 * Pays redemptions on their settlement day by orders to the designated accounts. What module transfers refuses, for want
 * of money, is tried again in the next round.
 */
export const payRedemptions = {
  name: 'ta-pay-redemptions',
  everySeconds: 60,
  async run(db, now, call) {
    const today = businessDate(now)
    const calendar = await calendarFrom(call, today, 20)
    const day = calendar.workingDayAfter(addDays(today, -1), 1)
    const until = calendar.workingDayAfter(day, daysAhead)
    const failures: PartFailure[] = []
    let found = await due(db, until, '0')
    while (found.length > 0) {
      failures.push(...(await attemptEach(db, found, (one) => pay(db, call, one, day))))
      found = await due(db, until, found.at(-1)?.id ?? '')
    }
    return failures.filter(({ error }) => !(error instanceof Refusal))
  },
} satisfies Schedule
