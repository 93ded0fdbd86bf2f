import { verifyAudit as call } from '@iisp/operations/contract'
import { raw, reader, sql } from '@iisp/server'

export const verifyAudit = reader(call, ({ db }) =>
  db.all(
    raw(sql<{ institutionId: string; length: string; brokenAt: string | null }>`
      SELECT institution_id AS "institutionId", seq AS length, platform.audit_check(institution_id) AS "brokenAt"
      FROM platform.audit_head ORDER BY institution_id`),
  ),
)
