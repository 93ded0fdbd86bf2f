import { platformErrors, refuse } from '@iisp/contract'
import { cancelAuditVerification as call } from '@iisp/audit/contract'
import { sql, writer } from '@iisp/server'
import { q } from './tables.ts'
import { tellChanged } from './verification-worker.ts'

export const cancelAuditVerification = writer(call, async ({ db, actor }, { id }) => {
  const cancelled = await db.run(
    q
      .updateTable('platform.audit_verification')
      .set({ state: 'cancelled', finished_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'running'),
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
