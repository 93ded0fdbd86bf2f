import { type Input, refuse } from '@iisp/contract'
import { addDays, daysBetween } from '@iisp/contract/date'
import { isZero } from '@iisp/contract/exact'
import {
  type Reader,
  type WriteContext,
  beginCase,
  enteredBy,
  refuseTaken,
  sql,
  stateList,
  stateLiteral,
  writer,
} from '@iisp/server'
import { dividendErrors as e } from '../../contract/dividends/dividend-errors.ts'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { dividendEnter as call, longestPlan } from '../../contract/dividends/dividends.ts'
import { taErrors } from '../../contract/errors.ts'
import { lockFund } from '../applications/fund-lock.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { refuseForDistributions } from '../dealing/refuse-for-distributions.ts'
import { registeredFund } from '../dealing/registered-fund.ts'
import { laterRun } from '../dealing/standing-register.ts'
import { q } from '../tables.ts'
import { correctionOf } from './correction-of.ts'
import { dividendCases } from './dividend-cases.ts'

type Entered = Input<typeof call>
// the last payment date of the terms may lie after the plan's
const lookAhead = 40

export const dividendEnter = writer(call, async (ctx, input) => {
  const { db } = ctx
  const product = await registeredFund(db, input.productId)
  if (isZero(input.perShare)) refuse(e.perShareWrong, { fields: 'perShare' })
  await checkDays(ctx, product.code, input)
  if (!product.registered) refuse(e.notRegistered, { fields: 'productId', code: product.code })
  await lockFund(db, input.productId)
  const chain = await chainOf(db, input)
  await refuseOutOfOrder(db, input)
  const inserted = db.one(
    q
      .insertInto('ta.dividend')
      .values({
        institution_id: product.institution_id,
        product_id: input.productId,
        record_date: input.recordDate,
        ex_date: input.exDate,
        payment_date: input.paymentDate,
        per_share: input.perShare,
        realised_profit: input.realisedProfit,
        ...chain,
        ...enteredBy(ctx),
      })
      .returningAll(),
  )
  const dividend = await inserted.catch(refuseTaken(e.there, 'dividend_ex_date', 'exDate'))
  await beginCase(ctx, dividendCases, dividend, 'enter', {
    who: 'register',
    detail: { productId: input.productId, date: input.exDate, perShare: input.perShare },
  })
  return { id: dividend.id }
})

/** The chain of corrections: the dividend first revoked, and the number of the attempt. */
async function chainOf(db: Reader, { productId, corrects }: Entered) {
  if (corrects === null) return {}
  const revoked = await db.maybe(
    q
      .selectFrom('ta.dividend')
      .select(['first_id', 'attempt'])
      .where('id', '=', corrects)
      .where('product_id', '=', productId)
      .where('status', '=', stateLiteral(dividendFlow.codes.revoked)),
  )
  if (revoked === undefined || (await correctionOf(db, corrects)) !== undefined) return refuse(e.notRevoked)
  return { corrects, first_id: revoked.first_id ?? corrects, attempt: revoked.attempt + 1 }
}

async function checkDays({ db, call: ask }: WriteContext, code: string, input: Entered) {
  const { productId, recordDate, exDate, paymentDate } = input
  if (exDate < recordDate) refuse(e.daysOutOfOrder, { fields: 'exDate' })
  if (paymentDate < exDate) refuse(e.daysOutOfOrder, { fields: 'paymentDate' })
  if (daysBetween(recordDate, paymentDate) > longestPlan)
    refuse(e.daysTooFar, { fields: 'paymentDate', days: String(longestPlan) })
  const calendar = await calendarFrom(ask, addDays(recordDate, -1), longestPlan + lookAhead)
  // also refuses days beyond the published calendar
  if (calendar.workingDayAfter(addDays(paymentDate, -1), 1) !== paymentDate)
    refuse(e.notWorkingDay, { fields: 'paymentDate', date: paymentDate })
  for (const [field, date] of Object.entries({ recordDate, exDate }))
    if (!calendar.isTradingDay(date)) refuse(e.notTradingDay, { fields: field, date })
  const inForce = await termsInForce(db, productId, exDate)
  if (inForce === undefined) return refuse(taErrors.noTerms, { code, date: exDate })
  const days = inForce.terms.settlement.dividend
  const latest = calendar.workingDayAfter(exDate, days)
  if (paymentDate > latest) refuse(e.paymentLate, { fields: 'paymentDate', days: String(days), date: latest })
}

/**
 * Refuses a dividend if another dividend, a fee day or a later run leaves its record date out of order.
 */
async function refuseOutOfOrder(db: Reader, { productId, recordDate }: Entered): Promise<void> {
  const other = await db.maybe(
    q
      .selectFrom('ta.dividend')
      .select('ex_date')
      .where('product_id', '=', productId)
      .where('ex_date', '>=', recordDate)
      .where(sql<boolean>`status IN ${stateList(dividendFlow.sets.valid)}`)
      .limit(1),
  )
  if (other !== undefined) refuse(e.there, { fields: 'recordDate', date: other.ex_date })
  await refuseForDistributions(db, { productId, day: recordDate }, ['feeDay'])
  const later = await laterRun(db, productId, recordDate)
  if (later !== undefined) refuse(e.laterDay, { fields: 'recordDate', date: later })
}
