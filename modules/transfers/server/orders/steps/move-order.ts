import { isOneOf } from '@iisp/contract'
import { type Changes, type MoveContext, moveCase, sql, targetOf } from '@iisp/server'
import {
  type OrderEvent,
  type OrderMover,
  type OrderStatus,
  orderFlow,
} from '../../../contract/orders/order-states.ts'
import type { Moved } from '../../../contract/orders/order.ts'
import { attachmentsOf } from '../../files/attachments-of.ts'
import type { Order } from '../load-order.ts'
import { orders } from '../order-cases.ts'
import { presentMoved } from '../present-order.ts'
import { sentBackContent } from '../sent-back-content.ts'

export interface Move {
  readonly event: OrderEvent
  readonly who: OrderMover
  /** Required if the state table allows more than one target. */
  readonly to?: OrderStatus
  readonly reason?: string
}
const { codes, sets } = orderFlow
/** Events that release what the order froze. */
const releasing: readonly OrderEvent[] = ['return', 'recall', 'withdraw', 'void', 'fail', 'pay']
/** Events that void the approvals, since the order starts again from its entry. */
const voiding: readonly OrderEvent[] = ['return', 'recall', 'withdraw']

/** Refuses a move that the order's state does not allow, naming the state: before checks that cost more. */
export function refuseUnmovable(ctx: Pick<MoveContext, 'language'>, order: Order, move: Move): OrderStatus {
  // An order placed by the system is never sent back, since nobody could change it.
  if (order.source === '5' && voiding.includes(move.event))
    throw orders.refusals.notOpen(order, move.event, ctx.language)
  return targetOf(ctx, orders, order, move.event, move)
}

/** Moves an order, and releases its hold in the same statement where the move ends its claim to the money. */
export async function moveOrder(ctx: MoveContext, order: Order, move: Move): Promise<Moved> {
  const to = refuseUnmovable(ctx, order, move)
  const { event, who, reason = '' } = move
  const releases = releasing.includes(event) && Number(order.frozen) > 0
  const changes = {
    ...changesBy(ctx, { event, to, reason }),
    ...(releases && { frozen: '0' }),
    ...(to === codes.returned && {
      sent_back_content: sentBackContent(order, await attachmentsOf(ctx.db, order.id)),
    }),
  }
  const also = releases ? { released: releaseOf(order) } : {}
  const { version } = await moveCase(ctx, orders, order, event, { who, to, reason, changes, also })
  return presentMoved(order, { version, status: to }, ctx.language)
}

/** Columns that a move changes in addition to the state. */
function changesBy(
  { actor }: MoveContext,
  { event, to, reason }: { event: OrderEvent; to: OrderStatus; reason: string },
): Changes<Order> {
  return {
    failure_open: to === codes.failed,
    ...(isOneOf(sets.withReason, to) && { return_reason: reason }),
    ...(to === codes.returned && {
      sent_back: event === 'recall' ? 'recall' : 'return',
      sent_back_by: actor.name,
      sent_back_by_real_name: actor.behind?.name ?? null,
    }),
    ...(event === 'recall' && { recalled: true }),
    ...(event === 'accept' && { accepted_by: actor.personId, accepted_by_name: actor.name }),
    ...(event === 'pass-review' && { reviewed_by: actor.personId }),
    ...(event === 'sign' && { signed_by: actor.personId }),
    ...(voiding.includes(event) && { reviewed_by: null, signed_by: null, documents_missing: false }),
  }
}

const releaseOf = (order: Order) => sql`
  UPDATE transfers.ledger_account SET frozen = frozen - ${order.frozen}::numeric
  WHERE custody_account_id = ${order.custody_account_id} AND EXISTS (SELECT FROM moved)`
