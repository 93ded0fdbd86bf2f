import { caseToDecide, moveCase, writer } from '@iisp/server'
import { performanceNoteDecide as call } from '../../contract/performance-fees/performance-fees.ts'
import { lockFundRegister } from './lock-owed.ts'
import { paymentCases } from './payment-cases.ts'
import { takeOff } from './record-payment.ts'

export const performanceNoteDecide = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const { row: payment, way, reason } = await caseToDecide(ctx, paymentCases, input, { sides: ['register'] })
  await lockFundRegister(db, payment.product_id)
  const { to: state } = await moveCase(ctx, paymentCases, payment, input.action, {
    who: way.who,
    reason,
    changes: {
      decided_by: actor.personId,
      decided_name: actor.name,
      decided_at: now,
      decided_reason: reason,
    },
  })
  if (input.action === 'confirm') await takeOff(db, payment.product_id, payment.amount)
  return { state }
})
