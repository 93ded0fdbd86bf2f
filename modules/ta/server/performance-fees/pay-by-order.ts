import { refuse } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import type { WriteContext } from '@iisp/server'
import { placeRegisterOrder } from '@iisp/transfers/contract'
import { performanceFeeErrors as e } from '../../contract/performance-fees/performance-fee-errors.ts'
import { performancePayeeOf } from '../../rules/performance/performance-payee.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import type { OwingFund } from './lock-owed.ts'
import { type Payer, nextPaymentId, recordPayment } from './record-payment.ts'

// Upper bound of a holiday's length, in days.
const longestHoliday = 20

/**
 * Places the order that pays a fund's performance fee on the next working day, to the payee of the terms of today,
 * and records the payment. The caller holds the lock of the fund's register and has checked the amount owed.
 */
export async function payByOrder(
  { db, now, call }: Pick<WriteContext, 'db' | 'now' | 'call'>,
  fund: OwingFund,
  { amount, reason, by }: { readonly amount: string; readonly reason: string; readonly by: Payer },
) {
  const { productId, code } = fund
  const today = businessDate(now)
  const inForce = await termsInForce(db, productId, today)
  const payee = performancePayeeOf(inForce?.terms ?? null) ?? refuse(e.noPayee, { code })
  const calendar = await calendarFrom(call, today, longestHoliday)
  const transferDate = calendar.workingDayAfter(addDays(today, -1), 1)
  const id = await nextPaymentId(db)
  const order = await call(placeRegisterOrder, {
    reference: `ta:performance:${id}`,
    productId,
    detail: '0502',
    amount,
    transferDate,
    payee,
    reason: reason || `业绩报酬 ${today}`,
  })
  await recordPayment({ db, now }, fund, { id, amount, order, reason, by })
  return { id, order, transferDate }
}
