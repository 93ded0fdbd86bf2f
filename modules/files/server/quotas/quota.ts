import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, sql, takeLock } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { usualQuota } from '../../contract/limits.ts'
import { isUnderWay } from '../uploads/receiving-ends.ts'
import { q } from '../tables.ts'

/** Refuses an upload that would exceed the institution's quota. Uploads under way count with their final size. */
export async function refuseOverQuota(
  db: Writer,
  actor: PersonActor,
  bytes: number,
  ownUpload = '',
): Promise<void> {
  // one after the other: two that fit alone may not fit together
  await takeLock(db, `files.quota ${actor.institutionId}`)
  const { used, quota } = await db.one(usageOf(actor.institutionId, ownUpload))
  if (BigInt(used) + BigInt(bytes) > BigInt(quota)) refuse(fileErrors.quota)
}

const usageOf = (institutionId: string, ownUpload: string) => {
  const stored = q
    .selectFrom('files.stored_file')
    .where('institution_id', '=', institutionId)
    .select((e) => e.fn.coalesce(e.fn.sum('size'), e.lit(0)).as('bytes'))
  const begun = q
    .selectFrom('files.upload')
    .where('institution_id', '=', institutionId)
    .where('file_id', 'is', null)
    .where('id', '<>', ownUpload)
    .select((e) => e.fn.coalesce(e.fn.sum('size'), e.lit(0)).as('bytes'))
  const receiving = q
    .selectFrom('files.receiving')
    .where('institution_id', '=', institutionId)
    .where(isUnderWay)
    .select((e) => e.fn.coalesce(e.fn.sum('bytes'), e.lit(0)).as('bytes'))
  const agreed = q.selectFrom('files.quota').where('institution_id', '=', institutionId).select('bytes')
  return q.selectNoFrom([
    sql<string>`${stored} + ${begun} + ${receiving}`.as('used'),
    sql<string>`coalesce(${agreed}, ${usualQuota}::bigint)`.as('quota'),
  ])
}
