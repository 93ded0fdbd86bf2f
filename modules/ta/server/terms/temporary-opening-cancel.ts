import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type Writer, anyOf, writer } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { temporaryOpeningCancel as call } from '../../contract/terms/temporary-openings.ts'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import { taTopics } from '../../contract/topics.ts'
import { frozenDays, lockFund } from '../applications/fund-lock.ts'
import { q } from '../tables.ts'

export const temporaryOpeningCancel = writer(call, async ({ db, actor, now }, { id }) => {
  const one = q.selectFrom('ta.temporary_opening').selectAll().where('id', '=', id)
  const { product_id: productId, opens_on: day } = await db.one(one)
  await lockFund(db, productId)
  const { institution_id: institutionId, cancelled_at } = await db.one(one)
  if (cancelled_at !== null || day < businessDate(now)) refuse(termsErrors.openingGone)
  if (await isUsed(db, productId, day)) refuse(termsErrors.openingUsed)
  await db.run(
    q
      .updateTable('ta.temporary_opening')
      .set({ cancelled_at: now, cancelled_name: actor.name })
      .where('id', '=', id),
  )
  db.audit({
    institutionId,
    action: 'ta.opening-cancel',
    object: `temporary-opening:${id}`,
    detail: { productId, opensOn: day },
  })
  db.emit({ topic: taTopics.termsChanged, audience: [institutionId, '*'], payload: { productId } })
  return null
})

/** Applications or conversions in wait for the day, or its list is frozen. */
async function isUsed(db: Writer, productId: string, day: string): Promise<boolean> {
  if ((await frozenDays(db, productId, day)).has(day)) return true
  const waiting = await db.maybe(
    q
      .selectFrom('ta.application')
      .where((on) => on.or([on('product_id', '=', productId), on('target_product_id', '=', productId)]))
      .where('dealing_date', '=', day)
      .where('status', '=', anyOf([...applicationFlow.sets.underWay]))
      .select('id')
      .limit(1),
  )
  return waiting !== undefined
}
