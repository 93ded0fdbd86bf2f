import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { sign as call } from '../../../contract/orders/steps.ts'
import { maySign } from '../../../rules/orders/four-eyes.ts'
import { holdToSubmitted } from './approved-content.ts'
import { loadVersion } from '../load-order.ts'
import { type Move, moveOrder, refuseUnmovable } from './move-order.ts'
import { orderFacts } from '../present-order.ts'
import { returnReason } from './return-reason.ts'

export const sign = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const pass: Move = { event: 'sign', who: 'signer', reason: input.reason ?? '' }
  refuseUnmovable(ctx, order, pass)
  if (!maySign(orderFacts(order), ctx.actor.personId)) refuse(transferErrors.fourEyes)
  if (input.result === '0') {
    const reason = returnReason(input.reason)
    return moveOrder(ctx, order, { event: 'return', who: 'signer', reason })
  }
  await holdToSubmitted(ctx.db, order)
  return moveOrder(ctx, order, pass)
})
