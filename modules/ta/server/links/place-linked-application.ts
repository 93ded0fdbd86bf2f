import { type Input, platformErrors, refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { type WriteContext, raw, sql, writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { placeLinkedApplication as call } from '../../contract/links/place-linked-application.ts'
import { taTopics } from '../../contract/topics.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { lookBack } from '../dealing/open-days.ts'
import { linkedFunds, linkedOpenDays } from './linked-funds.ts'

interface Placed {
  readonly id: string
  readonly applicationNo: string
  readonly dealingDate: string
  readonly institution_id: string
  readonly placed: boolean
}
const ahead = 400

export const placeLinkedApplication = writer(call, async (ctx, input) => {
  const { db } = ctx
  const isSubscription = input.kind === '022'
  if (isSubscription ? input.amount === null : input.shares === null)
    refuse(platformErrors.badInput, { field: isSubscription ? 'amount' : 'shares' })
  const day = await nextDay(ctx, input)
  const found = await db.maybe(
    raw(sql<Placed>`SELECT id, application_no AS "applicationNo", dealing_date AS "dealingDate", institution_id, placed
      FROM ta.place_linked(${input.origin}, ${input.productId}::bigint, ${input.tradingAccountId}::bigint, ${input.kind},
        ${isSubscription ? input.amount : null}::numeric, ${isSubscription ? null : input.shares}::numeric, ${day}::date,
        ${input.remark}, ${ctx.now}::timestamptz)`),
  )
  if (found === undefined) return refuse(platformErrors.notFound)
  const { institution_id: institutionId, ...answer } = found
  if (answer.placed) {
    const { origin, productId, kind } = input
    db.audit({
      institutionId,
      action: 'ta.application-place',
      object: `ta-application:${answer.id}`,
      detail: { origin, productId, kind, day },
    })
    db.emit({
      topic: taTopics.applicationChanged,
      audience: [institutionId, '*'],
      payload: { id: answer.id },
    })
  }
  return answer
})

/** The first open day from `notBefore` on whose list is not frozen. */
async function nextDay({ db, call: ask }: WriteContext, { productId, notBefore, kind }: Input<typeof call>) {
  const [fund] = await linkedFunds(db, [productId], notBefore)
  if (fund === undefined) return refuse(platformErrors.notFound)
  if (fund.terms === null) return refuse(taErrors.noTerms, { code: fund.code, date: notBefore })
  const calendar = await calendarFrom(ask, addDays(notBefore, -lookBack), ahead + lookBack)
  const openings = linkedOpenDays(fund, notBefore, calendar, kind === '022' ? 'subscription' : 'redemption')
  const day = openings.find((one) => !fund.taken.includes(one))
  return day ?? refuse(taErrors.noOpening, { code: fund.code, date: calendar.last })
}
