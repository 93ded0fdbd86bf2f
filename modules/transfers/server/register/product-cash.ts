import { reader } from '@iisp/server'
import { productCash as call } from '../../contract/register/product-cash.ts'
import { available } from '../../rules/ledger/amount.ts'
import { oldestAccount } from './fund-accounts.ts'

export const productCash = reader(call, async ({ db }, { productId }) => {
  const account = await db.maybe(oldestAccount(productId, '1').select(['l.balance', 'l.frozen']))
  return { available: account === undefined ? '0.00' : available(account) }
})
