import type { Writer } from '@iisp/server'
import { q } from '../tables.ts'

/**
 * The set of accounts that share one default: the broker accounts of a custody account, or the counterparties of a
 * product.
 */
export type DefaultAmong =
  | { readonly kind: 'broker'; readonly custodyAccountId: string }
  | { readonly kind: 'counterparty'; readonly institutionId: string; readonly productId: string }

/** Clears the current default, so that another account can become it. */
export async function clearDefault(db: Writer, among: DefaultAmong): Promise<void> {
  if (among.kind === 'broker') {
    await db.run(
      q
        .updateTable('transfers.broker_account')
        .set({ is_default: false })
        .where('custody_account_id', '=', among.custodyAccountId)
        .where('is_default', '=', true),
    )
    return
  }
  await db.run(
    q
      .updateTable('transfers.counterparty_account')
      .set({ is_default: false })
      .where('institution_id', '=', among.institutionId)
      .where('product_id', '=', among.productId)
      .where('is_default', '=', true),
  )
}
