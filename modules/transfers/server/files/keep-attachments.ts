import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, raw, sql } from '@iisp/server'
import { megabyte } from '@iisp/contract/upload-rules'
import { attachmentRules } from '../../contract/files.ts'
import { transferErrors } from '../../contract/errors.ts'

/** Refuses files that the institution did not upload, and too many or too large files for one order. */
async function refuseWrong(db: Writer, actor: PersonActor, fileIds: readonly string[]): Promise<void> {
  const { maxSize, maxCount } = attachmentRules
  if (fileIds.length > maxCount) refuse(transferErrors.tooManyFiles, { limit: String(maxCount) })
  const { known, bytes } = await db.one(
    raw(sql<{ known: number; bytes: number }>`
      SELECT count(*)::int AS known, coalesce(sum(f.size), 0)::float8 AS bytes
      FROM transfers.uploaded_file u JOIN files.file f ON f.id = u.file_id
      WHERE u.institution_id = ${actor.institutionId} AND u.file_id = ANY(${fileIds}::text[])`),
  )
  if (known !== fileIds.length) refuse(transferErrors.fileGone)
  if (bytes > maxSize * megabyte) refuse(transferErrors.filesTooLarge, { limit: String(maxSize) })
}

/** Replaces the attachments of a draft with these files, in this order. */
export async function replaceAttachments(
  db: Writer,
  actor: PersonActor,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await refuseWrong(db, actor, fileIds)
  await db.run(
    raw(sql`DELETE FROM transfers.order_attachment WHERE order_id = ${orderId}
      AND institution_id = ${actor.institutionId} AND file_id <> ALL(${fileIds}::text[])`),
  )
  if (fileIds.length === 0) return
  await db.run(
    raw(sql`INSERT INTO transfers.order_attachment (order_id, file_id, institution_id, position)
      SELECT ${orderId}::bigint, file_id, ${actor.institutionId}, place
      FROM unnest(${fileIds}::text[]) WITH ORDINALITY f(file_id, place)
      ON CONFLICT (order_id, file_id) DO UPDATE SET position = EXCLUDED.position, supplement = false`),
  )
}

/** Adds the new ones among these files to an order with missing documents. Approved files are kept. */
export async function supplyAttachments(
  db: Writer,
  actor: PersonActor,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  await refuseWrong(db, actor, fileIds)
  await db.run(
    raw(sql`INSERT INTO transfers.order_attachment (order_id, file_id, institution_id, position, supplement)
      SELECT ${orderId}::bigint, file_id, ${actor.institutionId}, place, true
      FROM unnest(${fileIds}::text[]) WITH ORDINALITY f(file_id, place)
      ON CONFLICT (order_id, file_id) DO NOTHING`),
  )
}
