import { Refusal } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { type CallContext, type PartFailure, type Schedule, type Writer, attemptEach } from '@iisp/server'
import { placeRegisterOrder } from '@iisp/transfers/contract'
import type { ConfirmationKind } from '../../contract/applications/business-codes.ts'
import { isNotWithheld } from './withheld.ts'
import { arrivedConversions, bookArrival, dueConversions, payConversion } from './convert-money.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { q } from '../tables.ts'

interface Due {
  readonly id: string
  readonly product_id: string
  readonly net_amount: string
  readonly settles_on: string | null
  readonly account_no: string
  readonly account_name: string
  readonly bank: string
  readonly branch_no: string
  readonly business_code: ConfirmationKind
  readonly dealing_date: string
  /** Null for a dividend. */
  readonly application_no: string | null
}
const dividend = '143' satisfies ConfirmationKind
const atOnce = 100
// Payments are placed this many days ahead, so that the desk sees upcoming payments.
const daysAhead = 1

/**
 * Valid redemptions and dividends to be paid, with the investor's designated account.
 * - Without a designated account a payment waits until one is entered.
 * - A payment that is withheld for a requested reversal waits for the decision.
 */
const due = async (db: Writer, until: string, after: string) =>
  db.all(
    q
      .selectFrom('ta.confirmation as c')
      .leftJoin('ta.application as a', 'a.id', 'c.application_id')
      .innerJoin('ta.designated_account as d', (on) =>
        on.onRef('d.investor_id', '=', 'c.investor_id').onRef('d.product_id', '=', 'c.product_id'),
      )
      .select(['c.id', 'c.product_id', 'c.net_amount', 'c.settles_on'])
      .select(['c.business_code', 'c.dealing_date', 'a.application_no'])
      .select(['d.account_no', 'd.account_name', 'd.bank', 'd.branch_no'])
      .where('c.valid', '=', true)
      .where('c.order_id', 'is', null)
      .where('c.settles_on', '<=', until)
      .where('c.id', '>', after)
      .where('c.business_code', 'in', ['124', '142', dividend])
      .where('c.net_amount', '>', '0')
      .where(await isNotWithheld(db))
      .orderBy('c.id')
      .limit(atOnce)
      .forUpdate('c')
      .skipLocked(),
  )

/** Places the order and stores its id in the confirmation, both or neither. */
async function pay(db: Writer, call: CallContext['call'], one: Due, day: string): Promise<void> {
  const isDividend = one.business_code === dividend
  const { id } = await call(placeRegisterOrder, {
    reference: `ta:confirmation:${one.id}`,
    productId: one.product_id,
    detail: isDividend ? '0602' : '0601',
    amount: one.net_amount,
    transferDate: one.settles_on !== null && one.settles_on > day ? one.settles_on : day,
    payee: { accountNo: one.account_no, name: one.account_name, bank: one.bank, branchNo: one.branch_no },
    reason: isDividend ? `分红款 ${one.dealing_date}` : `赎回款 ${one.application_no ?? ''}`,
  })
  await db.run(
    q
      .updateTable('ta.confirmation')
      .set({ order_id: id })
      .where('id', '=', one.id)
      .where('order_id', 'is', null),
  )
}

/** Finds rows batch by batch and acts on each. Answers the failures. */
async function inTurn<Row extends { readonly id: string }>(
  db: Writer,
  until: string,
  find: (db: Writer, until: string, after: string) => Promise<readonly Row[]>,
  act: (one: Row) => Promise<unknown>,
): Promise<PartFailure[]> {
  const failures: PartFailure[] = []
  let found = await find(db, until, '0')
  while (found.length > 0) {
    failures.push(...(await attemptEach(db, found, act)))
    found = await find(db, until, found.at(-1)?.id ?? '')
  }
  return failures
}

/**
 * Pays redemptions on their settlement day, and dividends on their payment date, by orders to the designated
 * accounts. Conversions are paid to the raise account of their target and booked there once the order is paid. An
 * order that module transfers refuses, for lack of money, is tried again in the next round.
 */
export const payHolders = {
  name: 'ta-pay-holders',
  everySeconds: 60,
  async run(db, now, call) {
    const today = businessDate(now)
    const calendar = await calendarFrom(call, today, 20)
    const day = calendar.workingDayAfter(addDays(today, -1), 1)
    const until = calendar.workingDayAfter(day, daysAhead)
    const failures = [
      ...(await inTurn(db, until, due, (one) => pay(db, call, one, day))),
      ...(await inTurn(db, until, dueConversions, (one) => payConversion(db, call, one, day))),
      ...(await inTurn(db, until, arrivedConversions, (one) => bookArrival(db, call, one))),
    ]
    return failures.filter(({ error }) => !(error instanceof Refusal))
  },
} satisfies Schedule
