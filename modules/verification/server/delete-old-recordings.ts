import { type Handler, attemptEach, writer } from '@iisp/server'
import { deleteOldRecordings as call } from '../contract/callback.ts'
import type { VerificationParts } from './parts.ts'
import { q } from './tables.ts'

/**
 * Deletes recordings, key and file, after their retention period; the record of the decision is
 * kept.
 */
export const deleteOldRecordings = ({ keepDays }: VerificationParts): Handler =>
  writer(call, async ({ db, files, now }) => {
    const before = new Date(now.getTime() - keepDays * 86_400_000)
    const old = await db.all(
      q
        .selectFrom('verification.request')
        .where('recording_hash', 'is not', null)
        .where('submitted_at', '<', before.toISOString())
        .select(['id', 'institution_id', 'recording_hash as hash'])
        .$narrowType<{ hash: string }>()
        .orderBy('submitted_at')
        .limit(200)
        .forUpdate()
        .skipLocked(),
    )
    const failures = await attemptEach(db, old, async (one) => {
      await files.remove(one.hash)
      await db.run(
        q
          .updateTable('verification.request')
          .set({ recording_hash: null, recording_key: null })
          .where('id', '=', one.id),
      )
      db.audit({
        institutionId: one.institution_id,
        action: 'verification.delete-recording',
        object: `verification:${one.id}`,
      })
    })
    return { deleted: old.length - failures.length, failed: failures.length }
  })
