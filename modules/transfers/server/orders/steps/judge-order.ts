import { type Input, refuse } from '@iisp/contract'
import type { PersonActor, WriteContext } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import type { OrderEvent, OrderMover } from '../../../contract/orders/order-states.ts'
import type { review } from '../../../contract/orders/steps.ts'
import type { Participants } from '../../../rules/orders/four-eyes.ts'
import { loadVersion } from '../load-order.ts'
import { orderFacts } from '../present-order.ts'
import { holdToSubmitted } from './approved-content.ts'
import { moveOrder, refuseUnmovable } from './move-order.ts'
import { returnReason } from './return-reason.ts'

interface Judge {
  readonly event: OrderEvent
  readonly who: OrderMover
  readonly may: (order: Participants, persons: readonly string[]) => boolean
}

/** Passes an order on as one of its two approvers, or returns it ('0'). */
export async function judgeOrder(
  ctx: WriteContext<PersonActor>,
  input: Input<typeof review>,
  { event, who, may }: Judge,
) {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const pass = { event, who, reason: input.reason ?? '' }
  refuseUnmovable(ctx, order, pass)
  if (!may(orderFacts(order), ctx.actor.persons)) refuse(transferErrors.fourEyes)
  if (input.result === '0')
    return moveOrder(ctx, order, { event: 'return', who, reason: returnReason(input.reason) })
  await holdToSubmitted(ctx.db, order)
  return moveOrder(ctx, order, pass)
}
