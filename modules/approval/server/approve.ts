import { platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { moveCase, raw, sql, writer } from '@iisp/server'
import { approve as call } from '../contract/desk.ts'
import { approvalErrors } from '../contract/errors.ts'
import type { StoredApproval } from '../contract/states.ts'
import { approvals } from './approvals.ts'

interface Row {
  readonly id: string
  readonly person_id: string
  readonly institution_id: string
  readonly state: StoredApproval
}

export const approve = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const found = await db.maybe(
    raw(
      sql<Row>`SELECT id, person_id, institution_id, state FROM approval.application WHERE id = ${input.id}`,
    ),
  )
  const application = found ?? refuse(platformErrors.notFound)
  if (application.person_id === actor.personId) refuse(approvalErrors.ownApplication)
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
