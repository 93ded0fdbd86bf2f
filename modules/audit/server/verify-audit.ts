import { verifyAudit as call } from '@iisp/audit/contract'
import { sql, stateLiteral, writer } from '@iisp/server'
import { q } from './tables.ts'
import { tellChanged, verificationRequested } from './verification-worker.ts'

const running = stateLiteral('running')

export const verifyAudit = writer(call, async ({ db, actor }) => {
  const begun = await db.maybe(
    q
      .insertInto('platform.audit_verification')
      .values({ asked_by: actor.personId })
      .onConflict((conflict) =>
        conflict
          .expression(sql`(true)`)
          .where('state', '=', running)
          .doNothing(),
      )
      .returning('id'),
  )
  if (begun === undefined) {
    return db.one(q.selectFrom('platform.audit_verification').select('id').where('state', '=', running))
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
