import { reader, sql } from '@iisp/server'
import { productCash as call } from '../../contract/register/product-cash.ts'
import { available } from '../../rules/ledger/amount.ts'
import { usableAccounts } from './fund-accounts.ts'

export const productCash = reader(call, async ({ db }, { productIds }) => {
  const accounts = await db.all(
    usableAccounts('1')
      .where('a.product_id', '=', sql<string>`ANY(${productIds}::bigint[])`)
      .distinctOn('a.product_id')
      .orderBy('a.product_id')
      .orderBy('a.id')
      .select(['a.product_id as productId', 'l.balance', 'l.frozen']),
  )
  const cash = new Map(accounts.map((account) => [account.productId, available(account)]))
  return { funds: productIds.map((productId) => ({ productId, available: cash.get(productId) ?? '0.00' })) }
})
