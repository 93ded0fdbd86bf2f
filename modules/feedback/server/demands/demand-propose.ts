import { platformErrors, refuse } from '@iisp/contract'
import { type OwnLimit, everybody, refuseBeyond, sql, writer } from '@iisp/server'
import { demandPropose as call } from '../../contract/demands/demands.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { demandLimits } from '../../contract/limits.ts'
import { feedbackTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import { keepAuthor } from './authors.ts'

const demandLimit: OwnLimit = {
  name: 'feedback.demand',
  most: demandLimits.demandsADay,
  error: feedbackErrors.tooManyDemands,
}

export const demandPropose = writer(call, async (ctx, { kind, expectResMode, ...input }) => {
  const { db, actor, now } = ctx
  const title = input.title.trim()
  if (title === '') refuse(platformErrors.badInput, { field: 'title' })
  const content = input.content.trim()
  if (content === '') refuse(platformErrors.badInput, { field: 'content' })
  await refuseBeyond(
    db,
    demandLimit,
    actor.accountId,
    sql`SELECT FROM feedback.demand_author WHERE account_id = ${actor.accountId} AND reply_id IS NULL
      AND at > ${now}::timestamptz - interval '1 day'`,
  )
  const { id } = await db.one(
    q.insertInto('feedback.demand').values({ title, kind, content, at: now }).returning('id'),
  )
  await keepAuthor(db, ctx, { demandId: id, expectResMode })
  db.audit({
    institutionId: actor.institutionId,
    action: 'feedback.propose-demand',
    object: `demand:${id}`,
    detail: { title },
  })
  db.emit({ topic: feedbackTopics.demandsChanged, audience: [everybody], payload: { id } })
  return { id }
})
