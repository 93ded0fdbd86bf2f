import { Refusal, refuse } from '@iisp/contract'
import { getSuperUser } from '@iisp/identity/contract'
import { businessDate } from '@iisp/contract/date'
import { type Handler, type WriteContext, isUniqueViolation, raw, sql, writer } from '@iisp/server'
import { authorityApply as call } from '../contract/authority.ts'
import { approvalErrors } from '../contract/errors.ts'
import { applyFault, reasonFault } from '../rules/authority.ts'
import { newestOf } from './applications.ts'
import { type ApprovalParts, controlledKinds } from './parts.ts'

const said = {
  zh: '申请已提交，请等待主管审批',
  en: 'Your application was sent. Please wait for the supervisor.',
}

export const authorityApply = ({ menus }: ApprovalParts): Handler => {
  const kinds = controlledKinds(menus)
  return writer(call, async (ctx, input) => {
    const busiType = String(input.busiType)
    const fault = reasonFault(input.applyReason)
    if (fault !== null) refuse(approvalErrors[fault])
    if (!ctx.actor.superManager || !kinds.has(busiType)) refuse(approvalErrors.notNeeded)
    const refused = applyFault(await newestOf(ctx.db, ctx.actor, busiType), businessDate(ctx.now))
    if (refused !== null) refuse(approvalErrors[refused])
    await insert(ctx, busiType, input.applyReason.trim())
    return { result: 'success' as const, message: said[ctx.language] }
  })
}

/** The index over open applications decides between two that come at the same time. */
async function insert(ctx: WriteContext, busiType: string, reason: string): Promise<void> {
  const { db, actor, now } = ctx
  // the real person: the actor's own name is that of the account acted as
  const applicant = (await ctx.call(getSuperUser, {}))?.NAME ?? actor.name
  try {
    const { id } = await db.one(
      raw(sql<{ id: string }>`INSERT INTO approval.application (institution_id, institution_name, person_id,
          person_name, account, busi_type, reason, business_date, state, applied_at)
        VALUES (${actor.institutionId}, ${actor.institutionName}, ${actor.personId},
          ${applicant}, ${actor.account}, ${busiType}, ${reason}, ${businessDate(now)}::date, 'pending', ${now})
        RETURNING id`),
    )
    db.audit({
      institutionId: actor.institutionId,
      action: 'approval.apply',
      object: `application:${id}`,
      detail: { busiType, reason },
    })
    db.emit({ topic: 'approval.applied', audience: ['*'], payload: { id } })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(approvalErrors.pending)
    throw error
  }
}
