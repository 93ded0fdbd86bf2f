import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { addPost as call } from '../../contract/complaints.ts'
import { guideErrors } from '../../contract/errors.ts'
import { complaintFault } from '../../rules/complaint-text.ts'
import { passGate } from './gate.ts'
import { q } from '../tables.ts'

export const addPost = writer(call, async (ctx, input) => {
  const { actor, db } = ctx
  if (actor.superManager) refuse(guideErrors.feedbackOnly)
  const fault = complaintFault(input.content)
  if (fault) refuse(fault)
  await passGate(ctx, 'post_at')
  const reach = await db.maybe(
    q.selectFrom('identity.reach').where('account_id', '=', actor.accountId).select(['phone', 'email']),
  )
  const { id } = await db.one(
    q
      .insertInto('guide.post')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        title: input.title,
        content: input.content,
        expect_res_mode: input.expectResMode,
        requirement_type: input.requirementType,
        user_name: actor.name,
        phone: reach?.phone ?? '',
        email: reach?.email ?? actor.account,
        at: ctx.now,
      })
      .returning('id'),
  )
  db.audit({ institutionId: actor.institutionId, action: 'guide.post', object: `post:${id}` })
  return { status: 'success' as const, id }
})
