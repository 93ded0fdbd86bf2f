import { platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { raw, sql, writer } from '@iisp/server'
import { approve as call } from '../contract/desk.ts'
import { approvalErrors } from '../contract/errors.ts'
import { approvalTopics } from '../contract/topics.ts'

interface Row {
  readonly person_id: string
  readonly institution_id: string
}

export const approve = writer(call, async ({ db, actor, now }, input) => {
  const found = await db.maybe(
    raw(sql<Row>`SELECT person_id, institution_id FROM approval.application WHERE id = ${input.id}`),
  )
  const one = found ?? refuse(platformErrors.notFound)
  if (one.person_id === actor.personId) refuse(approvalErrors.ownApplication)
  const remark = input.remark?.trim() ?? ''
  const passes = input.result === 'pass'
  if (!passes && remark === '') refuse(approvalErrors.remarkMissing)
  const changed = await db.run(
    raw(sql`UPDATE approval.application SET state = ${passes ? 'approved' : 'refused'}, decided_by = ${actor.personId},
        decided_name = ${actor.name}, decided_at = ${now}, remark = ${remark}
      WHERE id = ${input.id} AND state = 'pending' AND business_date = ${businessDate(now)}::date`),
  )
  if (changed !== 1) refuse(approvalErrors.notOpen)
  db.audit({
    institutionId: one.institution_id,
    action: passes ? 'approval.approve' : 'approval.refuse',
    object: `application:${input.id}`,
    detail: { remark },
  })
  db.emit({ topic: approvalTopics.decided, audience: [one.institution_id, '*'], payload: { id: input.id } })
  return { result: 'success' as const }
})
