import { platformErrors, refuse } from '@iisp/contract'
import { cancelAuditVerification as call } from '@iisp/audit/contract'
import { raw, sql, writer } from '@iisp/server'
import { tellChanged } from './verification-worker.ts'

export const cancelAuditVerification = writer(call, async ({ db, actor }, { id }) => {
  const cancelled = await db.run(
    raw(sql`UPDATE platform.audit_verification SET state = 'cancelled', finished_at = now()
      WHERE id = ${id} AND state = 'running'`),
  )
  if (cancelled === 0) refuse(platformErrors.notFound)
  db.audit({
    institutionId: actor.institutionId,
    action: 'operations.cancel-audit-verification',
    object: `audit-verification:${id}`,
  })
  tellChanged(db)
  return {}
})
