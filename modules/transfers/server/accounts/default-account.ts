import type { Writer } from '@iisp/server'
import { q } from '../tables.ts'

/** Clears the default of a custody account's broker accounts, so that another one can become it. */
export const clearDefaultBroker = (db: Writer, custodyAccountId: string): Promise<number> =>
  db.run(
    q
      .updateTable('transfers.broker_account')
      .set({ is_default: false })
      .where('custody_account_id', '=', custodyAccountId)
      .where('is_default', '=', true),
  )

/** Clears the default of a product's counterparty accounts. */
export const clearDefaultCounterparty = (
  db: Writer,
  institutionId: string,
  productId: string,
): Promise<number> =>
  db.run(
    q
      .updateTable('transfers.counterparty_account')
      .set({ is_default: false })
      .where('institution_id', '=', institutionId)
      .where('product_id', '=', productId)
      .where('is_default', '=', true),
  )
