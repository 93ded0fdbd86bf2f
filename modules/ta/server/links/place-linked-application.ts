import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { placeLinkedApplication as call } from '../../contract/links/place-linked-application.ts'
import { taTopics } from '../../contract/topics.ts'
import { nextLinkedDay } from './next-linked-day.ts'

interface Placed {
  readonly id: string
  readonly applicationNo: string
  readonly dealingDate: string
  readonly institution_id: string
  readonly placed: boolean
}

export const placeLinkedApplication = writer(call, async (ctx, input) => {
  const { db } = ctx
  const isSubscription = input.kind === '022'
  if (isSubscription ? input.amount === null : input.shares === null)
    refuse(platformErrors.badInput, { field: isSubscription ? 'amount' : 'shares' })
  const { day } = await nextLinkedDay(ctx, input)
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
