import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { performanceNoteDecide as call } from '../../contract/performance-fees/performance-fees.ts'
import { isOtherPerson } from '../../rules/dealing/nav-actions.ts'
import { lockFundRegister } from './lock-owed.ts'
import { q } from '../tables.ts'
import { paymentCases } from './payment-cases.ts'
import { takeOff } from './record-payment.ts'

export const performanceNoteDecide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '' && action === 'cancel') refuse(taErrors.reasonMissing, { fields: 'reason' })
  const payment = await db.one(q.selectFrom('ta.performance_payment').selectAll().where('id', '=', id))
  if (payment.version !== version) refuse(platformErrors.conflict)
  if (action === 'confirm' && !isOtherPerson(payment.paid_by, actor.persons)) refuse(taErrors.secondPerson)
  await lockFundRegister(db, payment.product_id)
  const moved = await moveCase(ctx, paymentCases, payment, action, {
    who: 'register',
    reason,
    changes: {
      decided_by: actor.personId,
      decided_name: actor.name,
      decided_at: now,
      decided_reason: reason,
    },
  })
  if (action === 'confirm') await takeOff(db, payment.product_id, payment.amount)
  return { id, version: moved.version }
})
