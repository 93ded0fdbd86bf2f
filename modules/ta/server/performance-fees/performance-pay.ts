import { refuse } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { writer } from '@iisp/server'
import { placeRegisterOrder } from '@iisp/transfers/contract'
import { performanceFeeErrors as e } from '../../contract/performance-fees/performance-fee-errors.ts'
import { performancePay as call } from '../../contract/performance-fees/performance-fees.ts'
import { performancePayeeOf } from '../../rules/performance/performance-payee.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { lockOwed } from './lock-owed.ts'
import { nextPaymentId, recordPayment } from './record-payment.ts'

// No holiday is longer.
const longestHoliday = 20

export const performancePay = writer(call, async (ctx, { productId, amount }) => {
  const { db, now } = ctx
  const fund = await lockOwed(db, productId, amount)
  const today = businessDate(now)
  const inForce = await termsInForce(db, productId, today)
  const payee = performancePayeeOf(inForce?.terms ?? null) ?? refuse(e.noPayee, { code: fund.code })
  const calendar = await calendarFrom(ctx.call, today, longestHoliday)
  const transferDate = calendar.workingDayAfter(addDays(today, -1), 1)
  const id = await nextPaymentId(ctx)
  const order = await ctx.call(placeRegisterOrder, {
    reference: `ta:performance:${id}`,
    productId,
    detail: '0502',
    amount,
    transferDate,
    payee,
    reason: `业绩报酬 ${today}`,
  })
  await recordPayment(ctx, fund, { id, amount, order, reason: '' })
  return { id, orderNo: order.orderNo, transferDate }
})
