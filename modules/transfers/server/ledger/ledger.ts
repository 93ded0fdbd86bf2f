import type { Writer } from '@iisp/server'
import { raw, sql } from '@iisp/server'
import type { Order } from '../orders/load-order.ts'

type Place = 'custody' | 'in-transit' | 'partner'
type Kind = 'payment' | 'settlement' | 'reversal'

const accountAt = (order: Order, place: Place) => {
  if (place === 'custody') return sql`custody_account_id = ${order.custody_account_id}`
  if (place === 'partner' && order.broker_account_id !== null) {
    return sql`broker_account_id = ${order.broker_account_id}`
  }
  const kind = place === 'in-transit' ? 'in-transit' : 'external'
  return sql`institution_id = ${order.institution_id} AND kind = ${kind}`
}

/** Books an order's money from one place to another: one entry of two postings. Once a kind and order. */
export const book = (db: Writer, order: Order, kind: Kind, from: Place, to: Place): Promise<number> =>
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

/** Money on its way: out of the custody account. An order that receives waits for the money instead. */
export async function bookPayment(db: Writer, order: Order): Promise<void> {
  if (order.pays) await book(db, order, 'payment', 'custody', 'in-transit')
}

/** Money arrived: at the other side, or on the custody account. */
export async function bookSettlement(db: Writer, order: Order): Promise<void> {
  if (order.pays) await book(db, order, 'settlement', 'in-transit', 'partner')
  else await book(db, order, 'settlement', 'partner', 'custody')
}

/** The bank sent the money back. */
export async function bookReversal(db: Writer, order: Order): Promise<void> {
  if (order.pays) await book(db, order, 'reversal', 'in-transit', 'custody')
}
