import type { Writer } from '@iisp/server'
import { raw, sql } from '@iisp/server'
import { available } from '../rules/amount.ts'
import { toFen } from '../rules/fen.ts'
import type { Order } from './load-order.ts'

/** What the custody account can pay for this order, its own freeze included. The account's row stays locked. */
export async function availableFor(
  db: Writer,
  order: Order,
): Promise<{ covered: boolean; available: string }> {
  const account = await db.one(
    raw(sql<{ balance: string; frozen: string }>`
      SELECT balance, frozen - ${order.frozen}::numeric AS frozen FROM transfers.ledger_account
      WHERE custody_account_id = ${order.custody_account_id} FOR UPDATE`),
  )
  const left = available(account)
  return { covered: !order.pays || toFen(left) >= toFen(order.amount), available: left }
}
