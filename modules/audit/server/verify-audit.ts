import { verifyAudit as call } from '@iisp/audit/contract'
import { raw, sql, writer } from '@iisp/server'
import { tellChanged, verificationRequested } from './verification-worker.ts'

export const verifyAudit = writer(call, async ({ db, actor }) => {
  const begun = await db.maybe(
    raw(sql<{ id: string }>`INSERT INTO platform.audit_verification (asked_by) VALUES (${actor.personId})
      ON CONFLICT ((true)) WHERE state = 'running' DO NOTHING RETURNING id`),
  )
  if (begun === undefined) {
    return db.one(
      raw(sql<{ id: string }>`SELECT id FROM platform.audit_verification WHERE state = 'running'`),
    )
  }
  db.audit({
    institutionId: actor.institutionId,
    action: 'operations.verify-audit',
    object: `audit-verification:${begun.id}`,
  })
  db.emit({ topic: verificationRequested, audience: [], payload: { id: begun.id } })
  tellChanged(db)
  return begun
})
