import { type RawBuilder, sql, stateList } from '@iisp/server'
import { orderFlow } from '@iisp/transfers/contract'

const { withdrawn, voided } = orderFlow.codes

/**
 * Whether any of the confirmations `c` has an order that was not taken back. A failed one counts: what it was to pay may have
 * been paid by hand since.
 */
export const isBeingPaid = (which: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM ta.confirmation c JOIN transfers.register_order o ON o.id = c.order_id
    WHERE ${which} AND o.status NOT IN ${stateList([withdrawn, voided])})`
