import { type Handler, type Schedule, raw, sql, writer } from '@iisp/server'
import { deleteOldRecordings as call } from '../contract/callback.ts'
import type { VerificationParts } from './parts.ts'

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
    for (const one of old) {
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
    }
    return { deleted: old.length }
  })

export const retention: Schedule = {
  name: 'verification.retention',
  everySeconds: 600,
  async run(db, now, ask) {
    await ask(call, {})
    await db.run(
      raw(sql`DELETE FROM verification.callback_nonce WHERE at < ${new Date(now.getTime() - 3_600_000)}`),
    )
  },
}
