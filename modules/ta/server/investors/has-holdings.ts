import { type Reader, sql, stateList } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { q } from '../tables.ts'

/** Whether the investor holds shares of any fund or has an open application. */
export async function hasHoldings(db: Reader, investorId: string): Promise<boolean> {
  const held = await db.maybe(
    q
      .selectFrom('ta.holding')
      .where('investor_id', '=', investorId)
      .where(sql<boolean>`shares_hundredths > 0`)
      .select('product_id')
      .limit(1),
  )
  if (held !== undefined) return true
  const applied = await db.maybe(
    q
      .selectFrom('ta.application')
      .where('investor_id', '=', investorId)
      .where(sql<boolean>`status IN ${stateList(applicationFlow.sets.underWay)}`)
      .select('id')
      .limit(1),
  )
  return applied !== undefined
}
