import { refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { addPost as call } from '../../contract/complaints.ts'
import { guideErrors } from '../../contract/errors.ts'
import { complaintFault } from '../../rules/complaint-text.ts'
import { passGate } from './gate.ts'

export const addPost = writer(call, async (ctx, input) => {
  const { actor, db } = ctx
  if (actor.superManager) refuse(guideErrors.feedbackOnly)
  const fault = complaintFault(input.content)
  if (fault) refuse(fault)
  await passGate(ctx, 'post_at')
  const reach = await db.maybe(
    raw(sql<{ phone: string | null; email: string }>`
      SELECT phone, email FROM identity.reach WHERE account_id = ${actor.accountId}`),
  )
  const { id } = await db.one(
    raw(sql<{
      id: string
    }>`INSERT INTO guide.post (institution_id, account_id, title, content, expect_res_mode,
        requirement_type, user_name, phone, email, at)
      VALUES (${actor.institutionId}, ${actor.accountId}, ${input.title}, ${input.content}, ${input.expectResMode},
        ${input.requirementType}, ${actor.name}, ${reach?.phone ?? ''}, ${reach?.email ?? actor.account},
        ${ctx.now.toISOString()}) RETURNING id`),
  )
  db.audit({ institutionId: actor.institutionId, action: 'guide.post', object: `post:${id}` })
  return { status: 'success' as const, id }
})
