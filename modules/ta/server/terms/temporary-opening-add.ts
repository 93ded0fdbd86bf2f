import { Refusal, platformErrors, refuse } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { referenceErrors } from '@iisp/reference/contract'
import { type WriteContext, refuseTaken, writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { temporaryOpeningAdd as call } from '../../contract/terms/temporary-openings.ts'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { taTopics } from '../../contract/topics.ts'
import { judgeTemporaryOpening } from '../../rules/openings/temporary-opening.ts'
import { mondayOf } from '../../rules/openings/weeks.ts'
import { lockFund } from '../applications/fund-lock.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { isKnownTradingDay, lookBack } from '../dealing/open-days.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { q } from '../tables.ts'
import { productOf } from './product-of.ts'

export const temporaryOpeningAdd = writer(call, async (ctx, { productId, opensOn, kinds, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.reasonMissing, { fields: 'reason' })
  const { JGDM: institutionId, PRODUCT_NO: code } = await productOf(ctx, productId)
  if (opensOn < businessDate(now)) refuse(termsErrors.openingPast, { fields: 'opensOn' })
  await lockFund(db, productId)
  const inForce = await termsInForce(db, productId, opensOn)
  if (inForce === undefined) return refuse(taErrors.noTerms, { code, date: opensOn })
  const counted = await judged(ctx, productId, opensOn, inForce.terms)
  const added = db.one(
    q
      .insertInto('ta.temporary_opening')
      .values({
        institution_id: institutionId,
        product_id: productId,
        opens_on: opensOn,
        kinds,
        reason,
        relation_id: null,
        entered_name: actor.name,
        entered_at: now,
      })
      .returning('id'),
  )
  const { id } = await added.catch(refuseTaken(platformErrors.conflict, 'temporary_opening_week'))
  db.audit({
    institutionId,
    action: 'ta.opening-add',
    object: `temporary-opening:${id}`,
    detail: { productId, opensOn, kinds, reason },
  })
  db.emit({ topic: taTopics.termsChanged, audience: [institutionId, '*'], payload: { productId } })
  return { id, ...counted }
})

const isUnpublished = (error: unknown) =>
  error instanceof Refusal && error.error.code === referenceErrors.calendarNotPublished.code

/**
 * The number of allowed openings used, including this one. Refuses a day that the terms or the calendar do not allow.
 */
async function judged({ db, call: ask }: WriteContext, productId: string, day: string, terms: FundTerms) {
  const fields = 'opensOn'
  const refuseUnknown = () => refuse(termsErrors.openingBeyond, { date: day, fields })
  const calendar = await calendarFrom(ask, addDays(mondayOf(day), -lookBack), 3 * lookBack).catch(
    (error: unknown) => (isUnpublished(error) ? refuseUnknown() : Promise.reject(error)),
  )
  if (day > calendar.last) refuseUnknown()
  const openings = await db.all(
    q
      .selectFrom('ta.temporary_opening')
      .select('opens_on')
      .where('product_id', '=', productId)
      .where('cancelled_at', 'is', null),
  )
  const answer = judgeTemporaryOpening(
    day,
    { regular: terms.regularOpening, temporary: terms.temporaryOpening },
    openings.map(({ opens_on }) => opens_on),
    isKnownTradingDay(calendar),
  )
  if (answer.isAccepted) return { used: answer.used, limit: answer.limit }
  switch (answer.reason) {
    case 'notTradingDay':
      return refuse(termsErrors.openingNotTrading, { date: day, fields })
    case 'weekHasOpening':
      return refuse(termsErrors.openingWeekTaken, { date: answer.opening, fields })
    case 'limitReached':
      return refuse(termsErrors.openingLimit, { limit: String(terms.temporaryOpening.limit), fields })
  }
}
