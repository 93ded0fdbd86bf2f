import { Refusal, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { deskPay as call } from '../contract/desk.ts'
import { transferErrors } from '../contract/errors.ts'
import { businessDate } from '@iisp/contract/date'
import { holdToSubmitted } from './approved-content.ts'
import { availableFor } from './available-for.ts'
import { bookPayment } from './ledger.ts'
import { loadVersion } from './load-order.ts'
import { type Move, moveOrder, targetOf } from './move-order.ts'
import { refuseHoliday } from './workdays.ts'

export const deskPay = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const pay: Move = { event: 'pay', who: 'custodian', reason: input.reason ?? '', release: true }
  targetOf(order, pay, ctx.language)
  if (order.documents_missing) refuse(transferErrors.documentsMissing)
  const today = businessDate(ctx.now)
  if (order.not_before_date && order.transfer_date > today) {
    refuse(transferErrors.tooEarly, { date: order.transfer_date })
  }
  await refuseHoliday(ctx, today)
  await holdToSubmitted(ctx.db, order)
  const { covered, available } = await availableFor(ctx.db, order)
  if (!covered) throw new Refusal(transferErrors.insufficientBalance, { available })
  const moved = await moveOrder(ctx, order, pay)
  await bookPayment(ctx.db, order)
  return moved
})
