import { type Writer, sql } from '@iisp/server'
import { available, covers } from '../../rules/ledger/amount.ts'
import type { Order } from '../orders/load-order.ts'
import { q } from '../tables.ts'

/**
 * The amount that the custody account can pay for this order, including the amount frozen by the
 * order itself. Locks the account's row.
 */
export async function availableFor(
  db: Writer,
  order: Order,
): Promise<{ covered: boolean; available: string }> {
  const account = await db.one(
    q
      .selectFrom('transfers.ledger_account')
      .select(['balance', sql<string>`frozen - ${order.frozen}::numeric`.as('frozen')])
      .where('custody_account_id', '=', order.custody_account_id)
      .forUpdate(),
  )
  return { covered: !order.pays || covers(account, order.amount), available: available(account) }
}
