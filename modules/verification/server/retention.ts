import { type Handler, type Schedule, type Writer, attemptEach, raw, sql, writer } from '@iisp/server'
import { deleteOldRecordings as call } from '../contract/callback.ts'
import type { VerificationParts } from './parts.ts'
import { tellChanged } from './scanned.ts'

interface Old {
  readonly id: string
  readonly institution_id: string
  readonly recording_hash: string
}

/** Deletes recordings, key and file, whose days are over; what was decided and by whom stays. */
export const deleteOldRecordings = ({ keepDays }: VerificationParts): Handler =>
  writer(call, async ({ db, files, now }) => {
    const before = new Date(now.getTime() - keepDays * 86_400_000)
    const old = await db.all(
      raw(sql<Old>`SELECT id, institution_id, recording_hash FROM verification.request
        WHERE recording_hash IS NOT NULL AND submitted_at < ${before}
        ORDER BY submitted_at LIMIT 200 FOR UPDATE SKIP LOCKED`),
    )
    const failures = await attemptEach(db, old, async (one) => {
      await files.remove(one.recording_hash)
      await db.run(
        raw(
          sql`UPDATE verification.request SET recording_hash = NULL, recording_key = NULL WHERE id = ${one.id}`,
        ),
      )
      db.audit({
        institutionId: one.institution_id,
        action: 'verification.delete-recording',
        object: `verification:${one.id}`,
      })
    })
    return { deleted: old.length - failures.length, failed: failures.length }
  })

/** Nobody reviewed them in time: they end as failed, by the system, and the person may ask again. */
async function endUnreviewed(db: Writer, now: Date): Promise<void> {
  const ended = await db.all(
    raw(sql<{ id: string; institution_id: string }>`UPDATE verification.request SET state = 'failed',
        failure_code = '1009', message = '审核超时，请重新发起', decided_by = 'system', decided_name = '系统',
        decided_at = review_until
      WHERE state = 'reviewing' AND review_until <= ${now} RETURNING id, institution_id`),
  )
  for (const one of ended) {
    db.audit({
      institutionId: one.institution_id,
      action: 'verification.unreviewed',
      object: `verification:${one.id}`,
    })
    tellChanged(db, one.institution_id)
  }
}

export const retention: Schedule = {
  name: 'verification.retention',
  everySeconds: 60,
  async run(db, now, ask) {
    const { failed } = await ask(call, {})
    await endUnreviewed(db, now)
    await db.run(
      raw(sql`DELETE FROM verification.callback_nonce WHERE at < ${new Date(now.getTime() - 3_600_000)}`),
    )
    return failed === 0 ? [] : [{ error: new Error(`${failed} recordings could not be deleted`) }]
  },
}
