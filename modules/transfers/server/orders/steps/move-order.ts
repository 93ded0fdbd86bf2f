import { type Language, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Writer, raw, sql } from '@iisp/server'
import type { Moved } from '../../../contract/orders/order.ts'
import type { OrderEvent, OrderMover, OrderStatus } from '../../../contract/orders/order-states.ts'
import { transferErrors } from '../../../contract/errors.ts'
import { targetsOf } from '../../../rules/orders/order-moves.ts'
import type { Order } from '../load-order.ts'
import { tellContacts } from '../../messages/order-news.ts'
import { statusName } from '../present-order.ts'
import { tellPeople } from '../../messages/tell-people.ts'
import { transferTopics } from '../../../contract/topics.ts'

/** On whose behalf an order moves: the caller of a call, or the system. */
export interface MoveContext {
  readonly db: Writer
  readonly language: Language
  readonly actor: Pick<PersonActor, 'personId' | 'name' | 'behind'> & { readonly accountId?: string }
}
export interface Move {
  readonly event: OrderEvent
  readonly who: OrderMover
  /** Needed where the table leaves more than one way. */
  readonly to?: OrderStatus
  readonly reason?: string
  /** Gives back what the order froze. */
  readonly release?: boolean
  /** Approvals fall: the order starts anew. */
  readonly voids?: boolean
  readonly approvedBy?: 'reviewer' | 'signer'
  readonly recalled?: boolean
}

/** The status that the state table allows, or the refusal that names the order's state. */
export function targetOf(order: Order, move: Move, language: Language): OrderStatus {
  const open = targetsOf(order.status, move.event, move.who)
  const target = move.to === undefined ? open[0] : open.find((status) => status === move.to)
  return target ?? refuse(transferErrors.notMovable, { state: statusName(order.status, language) })
}

/**
 * Moves an order by compare-and-set on status and version, writes its step and releases its hold, in one
 * statement; whoever comes second gets 409. Audit and event go with the transaction.
 */
export async function moveOrder(ctx: MoveContext, order: Order, move: Move): Promise<Moved> {
  const { actor } = ctx
  const to = targetOf(order, move, ctx.language)
  const release = move.release === true && Number(order.frozen) > 0
  const moved = await ctx.db.maybe(
    raw(sql<{ version: number }>`
      WITH moved AS (
        UPDATE transfers.transfer_order SET status = ${to}, version = version + 1,
          frozen = CASE WHEN ${release} THEN 0 ELSE frozen END,
          return_reason = CASE WHEN ${to} IN ('011', '080', '091') THEN ${move.reason ?? ''} ELSE return_reason END,
          sent_back = CASE WHEN ${to} = '011' THEN ${move.event} ELSE sent_back END,
          sent_back_by = CASE WHEN ${to} = '011' THEN ${actor.name} ELSE sent_back_by END,
          sent_back_by_real_name = CASE WHEN ${to} = '011' THEN ${actor.behind?.name ?? null}
            ELSE sent_back_by_real_name END,
          failure_open = ${to} = '080',
          accepted_by = CASE WHEN ${move.event === 'accept'} THEN ${actor.personId} ELSE accepted_by END,
          accepted_by_name = CASE WHEN ${move.event === 'accept'} THEN ${actor.name} ELSE accepted_by_name END,
          reviewed_by = CASE WHEN ${move.voids === true} THEN NULL
            WHEN ${move.approvedBy === 'reviewer'} THEN ${actor.personId} ELSE reviewed_by END,
          signed_by = CASE WHEN ${move.voids === true} THEN NULL
            WHEN ${move.approvedBy === 'signer'} THEN ${actor.personId} ELSE signed_by END,
          documents_missing = documents_missing AND NOT ${move.voids === true},
          recalled = recalled OR ${move.recalled === true}
        WHERE id = ${order.id} AND status = ${order.status} AND version = ${order.version}
        RETURNING version
      ), released AS (
        UPDATE transfers.ledger_account SET frozen = frozen - ${order.frozen}::numeric
        WHERE custody_account_id = ${order.custody_account_id} AND ${release} AND EXISTS (SELECT FROM moved)
      ), step AS (
        INSERT INTO transfers.order_step
          (order_id, seq, institution_id, event, from_status, to_status, person, person_name, real_name, account_id,
            reason, fingerprint)
        SELECT ${order.id}::bigint, version, ${order.institution_id}, ${move.event}, ${order.status}, ${to},
          ${actor.personId}, ${actor.name}, ${actor.behind?.name ?? null}, ${actor.accountId ?? null}::bigint,
          ${move.reason ?? ''}, ${order.fingerprint} FROM moved
      )
      SELECT version FROM moved`),
  )
  if (moved === undefined) return refuse(platformErrors.conflict)
  tellMoved(ctx, order, move.event, to)
  return {
    id: order.id,
    orderNo: order.order_no,
    version: moved.version,
    proStatus: to,
    proStatusName: statusName(to, ctx.language),
  }
}

/** Audit row and events of a change; to-do counts of the institution and of the desk depend on it. */
export function tellMoved(
  ctx: MoveContext,
  order: Pick<Order, 'id' | 'institution_id' | 'status' | 'amount' | 'notice' | 'send_email'>,
  event: string,
  to: OrderStatus,
): void {
  ctx.db.audit({
    institutionId: order.institution_id,
    action: `transfers.${event}`,
    object: `transfer-order:${order.id}`,
    detail: { from: order.status, to, amount: order.amount },
  })
  ctx.db.emit({
    topic: transferTopics.orderChanged,
    audience: [order.institution_id, '*'],
    payload: { orderId: order.id, status: to },
  })
  tellContacts(ctx.db, order, to)
  tellPeople(ctx.db, order, event, ctx.actor.personId)
}
