import { reader } from '@iisp/server'
import { performanceOwed as call } from '../../contract/links/performance-due.ts'
import { owedNow } from '../performance-fees/owed.ts'
import { q } from '../tables.ts'

export const performanceOwed = reader(call, async ({ db }, { productId }) => {
  const found = await db.maybe(
    q.selectFrom('ta.fund_register as r').select(owedNow.as('owed')).where('r.product_id', '=', productId),
  )
  return { owed: found?.owed ?? '0.00' }
})
