import { sum } from '@iisp/contract/exact'
import { reader } from '@iisp/server'
import { productCash as call } from '../../contract/product-cash.ts'
import { available } from '../../rules/ledger/amount.ts'
import { q } from '../tables.ts'

export const productCash = reader(call, async ({ db }, { productId }) => {
  const accounts = await db.all(
    q
      .selectFrom('transfers.custody_account as a')
      .innerJoin('transfers.ledger_account as l', 'l.custody_account_id', 'a.id')
      .select(['l.balance', 'l.frozen'])
      .where('a.product_id', '=', productId)
      .where('a.kind', '=', '1')
      .where('a.status', '<>', '2'),
  )
  return { available: sum(accounts.map(available)) }
})
