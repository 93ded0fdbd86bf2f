import { digestCap, digestLines, digestPeriod } from '@iisp/contract/subscription'
import { reader, sql } from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { transferList } from '../../contract/pages.ts'
import { backDigest as call } from '../../contract/subscriptions.ts'
import { backLine } from '../../rules/messages/back-line.ts'
import { q } from '../tables.ts'

const { codes } = orderFlow
const states = [codes.returned, codes.failed] as const

export const backDigest = reader(call, async ({ db, actor, language }, input) => {
  const { since, until } = digestPeriod(input)
  const found = await db.all(
    q
      .selectFrom('transfers.transfer_order as o')
      .select(['o.order_no', 'o.product_name', 'o.amount', 'o.status', 'o.return_reason'])
      .where('o.institution_id', '=', actor.institutionId)
      .where('o.status', 'in', states)
      .where('o.recalled', '=', false)
      .where(
        sql<boolean>`EXISTS (SELECT FROM transfers.order_step s WHERE s.order_id = o.id AND s.to_status = o.status
          AND s.at >= ${since.toISOString()} AND s.at < ${until.toISOString()})`,
      )
      .orderBy('o.recency')
      .limit(sql.lit(digestCap)),
  )
  return {
    total: found.length,
    lines: found.slice(0, digestLines).map((row) => backLine(row, language)),
    menuId: transferList.id,
    query: `proStatus=${states.join(',')}`,
  }
})
