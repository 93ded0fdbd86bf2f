import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, refuseTaken, writer } from '@iisp/server'
import { authorityApply as call } from '../contract/authority.ts'
import { approvalErrors } from '../contract/errors.ts'
import { approvalFlow } from '../contract/states.ts'
import { applyFault, reasonFault } from '../rules/authority.ts'
import { type Wanted, newestOf } from './applications.ts'
import { controlledKinds } from './settings.ts'
import { approvalTopics } from '../contract/topics.ts'
import { q } from './tables.ts'

const said = {
  zh: '申请已提交，请等待主管审批',
  en: 'Your application was sent. Please wait for the supervisor.',
}

export const authorityApply = writer(call, async (ctx, input) => {
  const wanted: Wanted = { kind: String(input.busiType), object: input.object ?? '' }
  const fault = reasonFault(input.applyReason)
  if (fault !== null) refuse(approvalErrors[fault])
  if (!ctx.actor.superManager || !controlledKinds(ctx.registry).has(wanted.kind))
    refuse(approvalErrors.notNeeded)
  const refused = applyFault(await newestOf(ctx.db, ctx.actor, wanted), businessDate(ctx.now))
  if (refused !== null) refuse(approvalErrors[refused])
  await insert(ctx, wanted, input.applyReason.trim())
  return { result: 'success' as const, message: said[ctx.language] }
})

/** Of two simultaneous applications, the unique index on open ones admits one. */
async function insert(
  ctx: WriteContext<PersonActor>,
  { kind, object }: Wanted,
  reason: string,
): Promise<void> {
  const { db, actor, now } = ctx
  const { id } = await db
    .one(
      q
        .insertInto('approval.application')
        .values({
          institution_id: actor.institutionId,
          institution_name: actor.institutionName,
          person_id: actor.personId,
          person_name: (actor.behind ?? actor).name,
          account: actor.account,
          busi_type: kind,
          object,
          reason,
          business_date: businessDate(now),
          state: approvalFlow.codes.pending,
          applied_at: now,
        })
        .returning('id'),
    )
    .catch(refuseTaken(approvalErrors.pending))
  db.audit({
    institutionId: actor.institutionId,
    action: 'approval.apply',
    object: `application:${id}`,
    detail: { busiType: kind, object, reason },
  })
  db.emit({ topic: approvalTopics.applied, audience: ['*'], payload: { id } })
}
