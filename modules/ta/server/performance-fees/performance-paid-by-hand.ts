import { refuse, platformErrors } from '@iisp/contract'
import { compare, isZero } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import { beginCase, writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import { performanceFeeErrors as e } from '../../contract/performance-fees/performance-fee-errors.ts'
import { performancePaidByHand as call } from '../../contract/performance-fees/performance-fees.ts'
import { q } from '../tables.ts'
import { lockShown } from './lock-owed.ts'
import { paymentCases } from './payment-cases.ts'

export const performancePaidByHand = writer(call, async (ctx, { productId, owed, amount, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.reasonMissing, { fields: 'reason' })
  if (isZero(amount)) refuse(taErrors.amountMissing, { fields: 'amount' })
  const fund = await lockShown(db, productId, owed)
  if (compare(amount, owed) > 0) refuse(e.moreThanOwed, { fields: 'amount', owed: groupThousands(owed) })
  const payment = await db.one(
    q
      .insertInto('ta.performance_payment')
      .values({
        institution_id: fund.institutionId,
        product_id: productId,
        amount,
        order_id: null,
        order_no: null,
        reason,
        status: paymentFlow.codes.entered,
        paid_by: actor.personId,
        paid_name: actor.name,
        at: now,
      })
      .returningAll(),
  )
  await beginCase(ctx, paymentCases, payment, 'enter', { who: 'register' })
  return { id: payment.id }
})
