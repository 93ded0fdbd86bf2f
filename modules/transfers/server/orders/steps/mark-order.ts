import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, raw, sql } from '@iisp/server'
import type { Moved } from '../../../contract/orders/order.ts'
import type { Order } from '../load-order.ts'
import { tellMoved } from './move-order.ts'
import { statusName } from '../present-order.ts'

export interface Mark {
  readonly event: 'request-documents' | 'add-documents' | 'supply-documents' | 'acknowledge'
  readonly documentsMissing: boolean
  readonly reason?: string
}

/** Sets or clears a flag over the state (QSFJ, an open failure) by compare-and-set; the state stays. */
export async function markOrder(ctx: WriteContext<PersonActor>, order: Order, mark: Mark): Promise<Moved> {
  const { actor } = ctx
  const marked = await ctx.db.maybe(
    raw(sql<{ version: number }>`
      WITH marked AS (
        UPDATE transfers.transfer_order SET documents_missing = ${mark.documentsMissing}, version = version + 1,
          failure_open = failure_open AND ${mark.event !== 'acknowledge'},
          return_reason = coalesce(${mark.reason ?? null}, return_reason)
        WHERE id = ${order.id} AND status = ${order.status} AND version = ${order.version}
        RETURNING version
      ), step AS (
        INSERT INTO transfers.order_step
          (order_id, seq, institution_id, event, from_status, to_status, person, person_name, real_name, account_id,
            reason, fingerprint)
        SELECT ${order.id}::bigint, version, ${order.institution_id}, ${mark.event}, ${order.status},
          ${order.status}, ${actor.personId}, ${actor.name}, ${actor.behind?.name ?? null}, ${actor.accountId}::bigint,
          ${mark.reason ?? ''}, ${order.fingerprint} FROM marked
      )
      SELECT version FROM marked`),
  )
  if (marked === undefined) return refuse(platformErrors.conflict)
  tellMoved(ctx, order, mark.event, order.status)
  return {
    id: order.id,
    orderNo: order.order_no,
    version: marked.version,
    proStatus: order.status,
    proStatusName: statusName(order.status, ctx.language),
  }
}
