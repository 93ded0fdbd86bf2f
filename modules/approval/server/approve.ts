import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { moveCase, sql, writer } from '@iisp/server'
import { approve as call } from '../contract/desk.ts'
import { approvalErrors } from '../contract/errors.ts'
import { approvals } from './approvals.ts'
import { q } from './tables.ts'

export const approve = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const application = await db.one(
    q
      .selectFrom('approval.application')
      .where('id', '=', input.id)
      .select(['id', 'person_id', 'institution_id', 'state']),
  )
  if (actor.persons.includes(application.person_id)) refuse(approvalErrors.ownApplication)
  const remark = input.remark?.trim() ?? ''
  const passes = input.result === 'pass'
  if (!passes && remark === '') refuse(approvalErrors.remarkMissing)
  await moveCase(ctx, approvals, application, passes ? 'approve' : 'refuse', {
    who: 'supervisor',
    where: sql`business_date = ${businessDate(now)}::date`,
    changes: { decided_by: actor.personId, decided_name: actor.name, decided_at: now, remark },
    detail: { remark },
  })
  return { result: 'success' as const }
})
