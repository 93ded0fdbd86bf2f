import { type Input, refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import {
  type Reader,
  type WriteContext,
  beginCase,
  enteredBy,
  refuseTaken,
  sql,
  stateList,
  writer,
} from '@iisp/server'
import { feeDayErrors as e } from '../../contract/fee-days/fee-day-errors.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { feeDayEnter as call, feeDayMonths } from '../../contract/fee-days/fee-days.ts'
import { taErrors } from '../../contract/errors.ts'
import { dueDayOf } from '../../rules/performance/due-day.ts'
import { unlockedOn } from '../../rules/redemption/holding-days.ts'
import { lockFund } from '../applications/fund-lock.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { registeredFund } from '../dealing/registered-fund.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { q } from '../tables.ts'
import { feeDayCases } from './fee-day-cases.ts'
import { feeTermsOf } from './fee-terms.ts'
import { refuseOutOfOrder } from './refuse-out-of-order.ts'

/** The day of the terms, and the trading day on which the fee is taken. */
interface Days {
  readonly dueDate: string
  readonly feeDate: string
}
// Upper bound of a holiday's length, in days.
const longestHoliday = 20

export const feeDayEnter = writer(call, async (ctx, input) => {
  const { db } = ctx
  const { productId } = input
  const product = await registeredFund(db, productId)
  const { code } = product
  const { dueDate, feeDate } = await daysOf(ctx, code, input)
  if (!product.registered) refuse(e.notRegistered, { fields: 'productId', code })
  await lockFund(db, productId)
  await refuseNear(db, productId, { dueDate, feeDate })
  await refuseOutOfOrder(db, { productId, feeDate })
  const inserted = db.one(
    q
      .insertInto('ta.fee_day')
      .values({
        institution_id: product.institution_id,
        product_id: productId,
        due_date: dueDate,
        fee_date: feeDate,
        ...enteredBy(ctx),
      })
      .returningAll(),
  )
  const feeDay = await inserted.catch(refuseTaken(e.there, 'fee_day_date', 'day'))
  await beginCase(ctx, feeDayCases, feeDay, 'enter', {
    who: 'register',
    detail: { productId, date: feeDate },
  })
  return { id: feeDay.id, feeDate }
})

/** The fee day of the terms for a given day. Refuses other days. */
async function daysOf(
  { db, call: ask }: WriteContext,
  code: string,
  { productId, day }: Input<typeof call>,
): Promise<Days> {
  const calendar = await calendarFrom(ask, addDays(day, -longestHoliday), 2 * longestHoliday)
  // also refuses days beyond the published calendar
  calendar.workingDayAfter(addDays(day, -1), 1)
  const feeDate = calendar.tradingDaysAfter(addDays(day, -1))[0] ?? day
  const inForce = await termsInForce(db, productId, feeDate)
  if (inForce === undefined) return refuse(taErrors.noTerms, { code, date: feeDate })
  const { days } = feeTermsOf(inForce.terms) ?? refuse(e.noDays, { fields: 'productId', code, date: feeDate })
  const dueDate = dueDayOf(feeDate, days, (one) => calendar.isTradingDay(one))
  // a day without trading can be entered as the day of the terms or as the trading day to which it is moved
  const isMeant = dueDate !== undefined && dueDate <= day
  return isMeant
    ? { dueDate, feeDate }
    : refuse(e.notFeeDay, { fields: 'day', date: day, days: days.join('、') })
}

/** Fee days follow each other, at least three months apart. The days of the terms count, even if holidays move them. */
async function refuseNear(db: Reader, productId: string, { dueDate, feeDate }: Days): Promise<void> {
  const last = await db.maybe(
    q
      .selectFrom('ta.fee_day')
      .select(['due_date', 'fee_date'])
      .where('product_id', '=', productId)
      .where(sql<boolean>`status IN ${stateList(feeDayFlow.sets.valid)}`)
      .orderBy('fee_date', 'desc')
      .limit(1),
  )
  if (last === undefined) return
  if (last.fee_date >= feeDate) refuse(e.there, { fields: 'day', date: last.fee_date })
  if (unlockedOn(last.due_date, feeDayMonths) > dueDate)
    refuse(e.tooNear, { fields: 'day', date: last.fee_date, months: String(feeDayMonths) })
}
