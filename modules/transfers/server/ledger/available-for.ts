import type { Writer } from '@iisp/server'
import { raw, sql } from '@iisp/server'
import { available, covers } from '../../rules/ledger/amount.ts'
import type { Order } from '../orders/load-order.ts'

/**
 * What the custody account can pay for this order, including the amount frozen by the order itself. Locks the
 * account's row.
 */
export async function availableFor(
  db: Writer,
  order: Order,
): Promise<{ covered: boolean; available: string }> {
  const account = await db.one(
    raw(sql<{ balance: string; frozen: string }>`
      SELECT balance, frozen - ${order.frozen}::numeric AS frozen FROM transfers.ledger_account
      WHERE custody_account_id = ${order.custody_account_id} FOR UPDATE`),
  )
  return { covered: !order.pays || covers(account, order.amount), available: available(account) }
}
