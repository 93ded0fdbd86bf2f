import { refuse } from '@iisp/contract'
import { type PersonActor, type Reader, raw, sql } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { usualQuota } from '../../contract/limits.ts'
import { receivingEnds } from '../uploads/receiving-ends.ts'

/** Refuses what would not fit beside the institution's files; uploads under way count with what they will be. */
export async function refuseOverQuota(
  db: Reader,
  actor: PersonActor,
  bytes: number,
  ownUpload = '',
): Promise<void> {
  // one after the other: two that fit alone may not fit together
  await db.all(raw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.institutionId}, 31))`))
  const of = sql`institution_id = ${actor.institutionId}`
  const { used, quota } = await db.one(
    raw(sql<{ used: string; quota: string }>`SELECT
      (SELECT coalesce(sum(size), 0) FROM files.stored_file WHERE ${of})
        + (SELECT coalesce(sum(size), 0) FROM files.upload WHERE ${of} AND file_id IS NULL AND id <> ${ownUpload})
        + (SELECT coalesce(sum(bytes), 0) FROM files.receiving WHERE ${of} AND since > now() - ${receivingEnds})
        AS used,
      coalesce((SELECT bytes FROM files.quota WHERE ${of}), ${usualQuota}::bigint) AS quota`),
  )
  if (BigInt(used) + BigInt(bytes) > BigInt(quota)) refuse(fileErrors.quota)
}
