import type { Writer } from '@iisp/server'
import { raw, sql } from '@iisp/server'
import type { Order } from '../orders/load-order.ts'

type LedgerSide = 'custody' | 'in-transit' | 'partner'
type Kind = 'payment' | 'settlement' | 'reversal'

const accountAt = (order: Order, side: LedgerSide) => {
  if (side === 'custody') return sql`custody_account_id = ${order.custody_account_id}`
  if (side === 'partner' && order.broker_account_id !== null) {
    return sql`broker_account_id = ${order.broker_account_id}`
  }
  const kind = side === 'in-transit' ? 'in-transit' : 'external'
  return sql`institution_id = ${order.institution_id} AND kind = ${kind}`
}

/**
 * Books an order's money from one ledger account to another as one entry with two postings. Each kind is booked only
 * once per order.
 */
export const book = (
  db: Writer,
  order: Order,
  kind: Kind,
  from: LedgerSide,
  to: LedgerSide,
): Promise<number> =>
  db.run(
    raw(sql`
      WITH entry AS (
        INSERT INTO transfers.journal_entry (institution_id, kind, order_id, memo)
        VALUES (${order.institution_id}, ${kind}, ${order.id}, ${order.order_no}) RETURNING id, institution_id
      )
      INSERT INTO transfers.posting (entry_id, line, institution_id, ledger_account_id, amount)
      SELECT e.id, 1, e.institution_id, l.id, -${order.amount}::numeric
        FROM entry e, (SELECT id FROM transfers.ledger_account WHERE ${accountAt(order, from)}) l
      UNION ALL
      SELECT e.id, 2, e.institution_id, l.id, ${order.amount}::numeric
        FROM entry e, (SELECT id FROM transfers.ledger_account WHERE ${accountAt(order, to)}) l`),
  )

/** Books money leaving the custody account. Nothing to book for an incoming order, which waits for the money. */
export async function bookPayment(db: Writer, order: Order): Promise<void> {
  if (order.pays) await book(db, order, 'payment', 'custody', 'in-transit')
}

/** Books the arrival of the money at the partner or, for an incoming order, on the custody account. */
export async function bookSettlement(db: Writer, order: Order): Promise<void> {
  if (order.pays) await book(db, order, 'settlement', 'in-transit', 'partner')
  else await book(db, order, 'settlement', 'partner', 'custody')
}

/** The bank sent the money back. */
export async function bookReversal(db: Writer, order: Order): Promise<void> {
  if (order.pays) await book(db, order, 'reversal', 'in-transit', 'custody')
}
