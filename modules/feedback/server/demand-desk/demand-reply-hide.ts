import { platformErrors, refuse } from '@iisp/contract'
import { everybody, sql, writer } from '@iisp/server'
import { demandReplyHide as call } from '../../contract/demands/demand-desk.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { feedbackTopics } from '../../contract/topics.ts'
import { replyActionsOn } from '../../rules/demands/demand-actions.ts'
import { isOwn } from '../is-own.ts'
import { q } from '../tables.ts'

export const demandReplyHide = writer(call, async ({ db, actor, now }, { id, action, ...input }) => {
  const reason = input.reason.trim() || refuse(platformErrors.reasonMissing, { fields: 'reason' })
  const reply = await db.one(
    q
      .selectFrom('feedback.demand_reply as r')
      .innerJoin('feedback.demand_author as a', 'a.reply_id', 'r.id')
      .select(['r.demand_id', 'r.official', 'r.hidden_at'])
      .select(['a.institution_id', 'a.account_id', 'a.person_id'])
      .where('r.id', '=', id),
  )
  const own = isOwn(reply, actor)
  if (own || reply.official) refuse(feedbackErrors.ownReply)
  const hidden = reply.hidden_at !== null
  if (!replyActionsOn({ official: false, hidden, own }).includes(action)) refuse(platformErrors.conflict)
  const changed = await db.run(
    q
      .updateTable('feedback.demand_reply')
      .set({ hidden_at: hidden ? null : now, hidden_reason: hidden ? '' : reason })
      .where('id', '=', id)
      .where('hidden_at', hidden ? 'is not' : 'is', null),
  )
  if (changed === 0) refuse(platformErrors.conflict)
  await db.run(
    q
      .updateTable('feedback.demand')
      .set({ replies: sql`replies + ${hidden ? 1 : -1}` })
      .where('id', '=', reply.demand_id),
  )
  db.audit({
    institutionId: reply.institution_id,
    action: `feedback.${action}-reply`,
    object: `demand:${reply.demand_id}`,
    detail: { reply: id, reason },
  })
  db.emit({ topic: feedbackTopics.demandsChanged, audience: [everybody], payload: { id: reply.demand_id } })
  return null
})
