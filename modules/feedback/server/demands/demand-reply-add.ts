import { isOneOf, platformErrors, refuse } from '@iisp/contract'
import { type OwnLimit, everybody, refuseBeyond, sql, stateList, writer } from '@iisp/server'
import { demandFlow } from '../../contract/demands/demand-states.ts'
import { demandReplyAdd as call } from '../../contract/demands/demands.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { demandLimits } from '../../contract/limits.ts'
import { feedbackTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import { keepReply } from './keep-reply.ts'
import { shownDemands } from './shown-demands.ts'

const replyLimit: OwnLimit = {
  name: 'feedback.reply',
  most: demandLimits.repliesADay,
  error: feedbackErrors.tooManyReplies,
}

export const demandReplyAdd = writer(call, async (ctx, { demandId, ...input }) => {
  const { db, actor, now } = ctx
  const content = input.content.trim()
  if (content === '') refuse(platformErrors.badInput, { field: 'content' })
  const demand = await db.one(
    shownDemands(actor).select(['d.status', 'd.hidden_at']).where('d.id', '=', demandId),
  )
  if (demand.hidden_at !== null || !isOneOf(demandFlow.sets.open, demand.status))
    refuse(feedbackErrors.demandClosed)
  await refuseBeyond(
    db,
    replyLimit,
    actor.accountId,
    sql`SELECT FROM feedback.demand_author WHERE account_id = ${actor.accountId} AND reply_id IS NOT NULL
      AND at > ${now}::timestamptz - interval '1 day'`,
  )
  const id = await keepReply(ctx, { demandId, content, state: null })
  // the demand may have been closed or hidden in between
  const counted = await db.run(
    q
      .updateTable('feedback.demand')
      .set({ replies: sql`replies + 1` })
      .where('id', '=', demandId)
      .where('hidden_at', 'is', null)
      .where(sql<boolean>`status IN ${stateList(demandFlow.sets.open)}`),
  )
  if (counted === 0) refuse(feedbackErrors.demandClosed)
  db.audit({
    institutionId: actor.institutionId,
    action: 'feedback.reply-demand',
    object: `demand:${demandId}`,
    detail: { reply: id },
  })
  db.emit({ topic: feedbackTopics.demandsChanged, audience: [everybody], payload: { id: demandId } })
  return { id }
})
