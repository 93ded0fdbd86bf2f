import { sum } from '@iisp/contract/exact'
import { businessDate } from '@iisp/contract/date'
import { countCap, raw, reader, sql } from '@iisp/server'
import { cashAhead as call, shortAccountsShown } from '../../../contract/orders/cash-ahead.ts'
import { type OrderStatus, orderFlow } from '../../../contract/orders/order-states.ts'
import { transferTopics } from '../../../contract/topics.ts'
import { type Outgoing, cashAhead as ahead } from '../../../rules/orders/cash-ahead.ts'
import { q } from '../../tables.ts'
import { productNames } from '../shown-names.ts'
import { daysShown, dueOrders, isCapped, workdaysAfter } from './due-days.ts'

const { toReview, toSign, ...codes } = orderFlow.codes
/**
 * Submitted orders whose money is still on the account; the money of a payment in progress has
 * already left it.
 */
const toLeave = [toReview, toSign, codes.toAccept, codes.inHand, codes.toPay] as const

interface Group extends Outgoing {
  readonly status: OrderStatus
  readonly pays: boolean
}
export const selectOutgoing = (institutionId: string) =>
  raw(sql<Group>`SELECT o.custody_account_id AS "accountId", min(o.custody_account_no) AS "accountNo",
      min(o.product_id) AS "productId", min(o.product_name) AS "productName", o.transfer_date AS date,
      o.status, o.pays, count(*)::int AS total, sum(o.amount)::numeric(22, 2)::text AS sum
    FROM unnest(${toLeave}::text[]) stage(status), LATERAL (${dueOrders(institutionId)}) o
    GROUP BY o.custody_account_id, o.transfer_date, o.status, o.pays`)

const selectBalances = (institutionId: string) =>
  q
    .selectFrom('transfers.custody_account as a')
    .innerJoin('transfers.ledger_account as l', 'l.custody_account_id', 'a.id')
    .select(['a.id', 'l.balance'])
    .where('a.institution_id', '=', institutionId)
    .orderBy('a.product_id')
    .orderBy('a.id')
    .limit(sql.lit(countCap + 1))

export const cashAhead = reader(call, async (ctx) => {
  const { institutionId } = ctx.actor
  const today = businessDate(ctx.now)
  const [found, accounts, workdays] = await Promise.all([
    // kept until an order changes
    ctx.kept({ topic: transferTopics.orderChanged, audience: institutionId }, 'cash ahead', () =>
      ctx.db.all(selectOutgoing(institutionId)),
    ),
    ctx.db.all(selectBalances(institutionId)),
    workdaysAfter(ctx, today),
  ])
  const counted = accounts.slice(0, countCap)
  const balance = sum(counted.map((account) => account.balance))
  const { days, short } = ahead({
    balance,
    balances: new Map(counted.map((account) => [account.id, account.balance])),
    outgoing: found.filter(({ pays }) => pays),
    days: [today, ...workdays.slice(0, daysShown)],
  })
  const shown = short.slice(0, shortAccountsShown)
  const nameOf = await productNames(
    ctx,
    shown.map((one) => one.productId),
  )
  return {
    today,
    accounts: counted.length,
    balance,
    days,
    short: shown.map((one) => ({ ...one, productName: nameOf(one.productId, one.productName) })),
    moreShort: short.length > shortAccountsShown,
    capped: accounts.length > countCap || isCapped(toLeave, found),
  }
})
