import { refuse } from '@iisp/contract'
import { compare, isZero } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import { writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { performanceFeeErrors as e } from '../../contract/performance-fees/performance-fee-errors.ts'
import { performancePaidByHand as call } from '../../contract/performance-fees/performance-fees.ts'
import { lockShown } from './lock-owed.ts'
import { nextPaymentId, recordPayment } from './record-payment.ts'

export const performancePaidByHand = writer(call, async (ctx, { productId, owed, amount, ...input }) => {
  const reason = input.reason.trim()
  if (reason === '') refuse(taErrors.reasonMissing, { fields: 'reason' })
  if (isZero(amount)) refuse(taErrors.amountMissing, { fields: 'amount' })
  const fund = await lockShown(ctx.db, productId, owed)
  if (compare(amount, owed) > 0) refuse(e.moreThanOwed, { fields: 'amount', owed: groupThousands(owed) })
  const id = await nextPaymentId(ctx.db)
  await recordPayment(ctx, fund, { id, amount, order: null, reason, by: ctx.actor })
  return { id }
})
