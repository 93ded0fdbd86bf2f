import { add, subtract } from '@iisp/contract/exact'
import { type CallContext, type Writer, sql, stateLiteral } from '@iisp/server'
import { bookRegisterMoney, orderFlow, placeRegisterOrder } from '@iisp/transfers/contract'
import { q } from '../tables.ts'
import { isNotWithheld } from './withheld.ts'

type Call = CallContext['call']
const atOnce = 100

/** Conversions out (`c`) with the conversion in (`k`) that the target's run has confirmed for them. */
const converted = () =>
  q
    .selectFrom('ta.confirmation as c')
    .innerJoin('ta.application as a', 'a.id', 'c.application_id')
    .innerJoin('ta.confirmation as k', (on) =>
      on
        .onRef('k.run_id', '=', 'c.target_run_id')
        .onRef('k.application_id', '=', 'c.application_id')
        .on('k.business_code', '=', '137')
        .on('k.valid', '=', true),
    )
    .where('c.valid', '=', true)

/**
 * Conversions whose money is to be paid, from the source's settlement day on. `target` is null if the target has
 * refused the conversion: the money then goes back to the investor.
 */
export const dueConversions = async (db: Writer, until: string, after: string) =>
  db.all(
    converted()
      .leftJoin('ta.designated_account as d', (on) =>
        on.onRef('d.investor_id', '=', 'c.investor_id').onRef('d.product_id', '=', 'c.product_id'),
      )
      .select(['c.id', 'c.product_id', 'c.net_amount', 'c.top_up_fee', 'c.settles_on', 'a.application_no'])
      .select(['d.account_no', 'd.account_name', 'd.bank', 'd.branch_no'])
      .select(sql<string | null>`CASE WHEN k.shares > 0 THEN c.target_product_id END`.as('target'))
      .where('c.order_id', 'is', null)
      .where('c.settles_on', '<=', until)
      .where('c.id', '>', after)
      // a refund to an investor without a designated account waits until one is entered
      .where(sql<boolean>`(k.shares > 0 OR d.account_no IS NOT NULL)`)
      .where(await isNotWithheld(db))
      .orderBy('c.id')
      .limit(atOnce)
      .forUpdate('c')
      .skipLocked(),
  )
export type DueConversion = Awaited<ReturnType<typeof dueConversions>>[number]

/**
 * Pays net amount and top-up of a conversion to the raise account of the target.
 * If the target has refused it, both are paid to the investor, because no top-up is owed then.
 */
export async function payConversion(db: Writer, call: Call, one: DueConversion, day: string): Promise<void> {
  const { id } = await call(placeRegisterOrder, {
    reference: `ta:confirmation:${one.id}`,
    productId: one.product_id,
    detail: '0601',
    amount: add(one.net_amount, one.top_up_fee),
    transferDate: one.settles_on !== null && one.settles_on > day ? one.settles_on : day,
    payee:
      one.target === null
        ? {
            accountNo: one.account_no ?? '',
            name: one.account_name ?? '',
            bank: one.bank ?? '',
            branchNo: one.branch_no ?? '',
          }
        : { raiseAccountOf: one.target },
    reason: `${one.target === null ? '转换退款' : '转换款'} ${one.application_no}`,
  })
  await db.run(
    q
      .updateTable('ta.confirmation')
      .set({ order_id: id })
      .where('id', '=', one.id)
      .where('order_id', 'is', null),
  )
}

/** Conversions with a paid order that are not in the target's books yet. */
export const arrivedConversions = (db: Writer, _until: string, after: string) =>
  db.all(
    converted()
      .innerJoin('transfers.register_order as o', 'o.id', 'c.order_id')
      .select(['c.id', 'c.net_amount', 'c.top_up_fee', 'c.top_up_fund', 'c.dealing_date'])
      .select(sql<string>`c.target_product_id`.as('target'))
      .where('o.status', '=', stateLiteral(orderFlow.codes.paid))
      .where('k.shares', '>', '0')
      .where('c.id', '>', after)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM transfers.register_money m
          WHERE m.kind = 'received' AND m.reference = 'ta:confirmation:' || c.id)`,
      )
      .orderBy('c.id')
      .limit(atOnce)
      .forUpdate('c')
      .skipLocked(),
  )
export type ArrivedConversion = Awaited<ReturnType<typeof arrivedConversions>>[number]

/**
 * Books the money in the target's books like a subscription payment: the invested part goes to custody, the remaining
 * top-up to the receivers of the load.
 */
export const bookArrival = (_db: Writer, call: Call, one: ArrivedConversion) => {
  const fee = subtract(one.top_up_fee, one.top_up_fund)
  const invested = add(one.net_amount, one.top_up_fund)
  const about = { reference: `ta:confirmation:${one.id}`, memo: one.dealing_date }
  return call(bookRegisterMoney, {
    productId: one.target,
    entries: [
      { kind: 'received' as const, amount: add(invested, fee), ...about },
      { kind: 'invested' as const, amount: invested, ...about },
      { kind: 'fee' as const, amount: fee, ...about },
    ].filter(({ amount }) => amount !== '0.00'),
  })
}
