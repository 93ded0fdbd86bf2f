import { type RawBuilder, sql, stateList } from '@iisp/server'
import { orderFlow } from '@iisp/transfers/contract'

const { withdrawn, voided } = orderFlow.codes

/**
 * Whether any of the confirmations `c` has an order that was neither withdrawn nor voided. A failed order counts,
 * because the payment may have been made manually since.
 */
export const isBeingPaid = (which: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM ta.confirmation c JOIN transfers.register_order o ON o.id = c.order_id
    WHERE ${which} AND o.status NOT IN ${stateList([withdrawn, voided])})`
