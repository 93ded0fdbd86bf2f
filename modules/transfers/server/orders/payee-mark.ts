import { type ReadContext, type Reader, sql, stateList, stateLiteral } from '@iisp/server'
import { isOneOf } from '@iisp/contract'
import { orderFlow } from '../../contract/orders/order-states.ts'
import type { PayeeMarkCode } from '../../contract/codes.ts'
import { transferTopics } from '../../contract/topics.ts'
import type { Order } from './load-order.ts'
import { q } from '../tables.ts'

const { codes, sets } = orderFlow

/** Marks an account that an order pays to as new or changed. */
export interface PayeeMark {
  readonly code: PayeeMarkCode
  /** Date on which the account was added or changed; '' if unknown. */
  readonly changedOn: string
}

/**
 * SQL column with the payee mark of an order `o` in progress: '1' if nothing has been paid to the account before; '2'
 * if the account was added or changed since the last payment to it (followed by the date), or if the order names
 * another holder or bank than that payment did. '0' for incoming and finished orders.
 */
const payeeMark = sql<string>`
  CASE WHEN o.pays AND o.status IN ${stateList(sets.open)} THEN coalesce((
    SELECT CASE WHEN account.changed_at > last.submitted_at THEN '2 ' || account.changed_at::date
      WHEN (last.partner_name, last.partner_bank, last.partner_branch_no)
        <> (o.partner_name, o.partner_bank, o.partner_branch_no) THEN '2'
      ELSE '0' END
    FROM (
      SELECT p.submitted_at, p.partner_name, p.partner_bank, p.partner_branch_no FROM transfers.transfer_order p
      WHERE p.institution_id = o.institution_id AND p.partner_account_no = o.partner_account_no
        AND p.pays AND p.status = ${stateLiteral(codes.paid)} AND p.submitted_at IS NOT NULL
      ORDER BY p.submitted_at DESC LIMIT 1) last,
    LATERAL (SELECT CASE
      WHEN o.manual THEN (SELECT c.changed_at FROM transfers.counterparty_account c WHERE c.id = o.counterparty_account_id)
      ELSE (SELECT b.changed_at FROM transfers.broker_account b WHERE b.id = o.broker_account_id)
      END AS changed_at OFFSET 0) account
  ), '1') ELSE '0' END`

const readMark = (column: string): PayeeMark => ({
  code: column.slice(0, 1) as PayeeMarkCode,
  changedOn: column.slice(2),
})

export const noMark = readMark('0')

/** The marks of some orders, by id. Orders that the reader may not see are left out. */
export const selectMarks = (ids: readonly string[]) =>
  q
    .selectFrom('transfers.transfer_order as o')
    .select(['o.id', payeeMark.as('payee_mark')])
    .where('o.id', '=', sql<string>`ANY(${ids}::bigint[])`)

/** The payee mark of one order. An order that the reader may not see has none. */
export async function payeeMarkOf(db: Reader, orderId: string): Promise<PayeeMark> {
  const found = await db.maybe(selectMarks([orderId]))
  return found === undefined ? noMark : readMark(found.payee_mark)
}

/** The payee marks of some orders, by id. Costs two lookups per order. */
export async function payeeMarksOf(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayeeMark>> {
  if (ids.length === 0) return new Map()
  const marked = await db.all(selectMarks(ids))
  return new Map(marked.map((one) => [one.id, readMark(one.payee_mark)]))
}

/**
 * The marks of a page's orders, by id. They cost two lookups per order and are therefore cached until an order
 * changes that the audience (an institution, or '*') is notified of.
 */
export async function payeeMarks(
  ctx: ReadContext,
  orders: readonly Pick<Order, 'id' | 'pays' | 'status'>[],
  audience: string,
): Promise<ReadonlyMap<string, PayeeMark>> {
  const ids = orders
    .filter((order) => order.pays && isOneOf(sets.open, order.status))
    .map((order) => order.id)
  if (ids.length === 0) return new Map()
  return ctx.kept({ topic: transferTopics.orderChanged, audience }, `payee marks ${ids.join(',')}`, () =>
    payeeMarksOf(ctx.db, ids),
  )
}
