import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, raw, sql } from '@iisp/server'
import { transferErrors } from '../contract/errors.ts'

/** Refuses files that were not uploaded by the institution. */
async function refuseUnknown(db: Writer, actor: PersonActor, fileIds: readonly string[]): Promise<void> {
  const { known } = await db.one(
    raw(sql<{ known: number }>`SELECT count(*)::int AS known FROM transfers.uploaded_file
      WHERE institution_id = ${actor.institutionId} AND file_id = ANY(${fileIds}::text[])`),
  )
  if (known !== fileIds.length) refuse(transferErrors.fileGone)
}

/** Makes these files, in this order, the attachments of a draft. */
export async function replaceAttachments(
  db: Writer,
  actor: PersonActor,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await refuseUnknown(db, actor, fileIds)
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

/** Adds files to an order whose documents are missing; what was approved stays as it was. */
export async function supplyAttachments(
  db: Writer,
  actor: PersonActor,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  await refuseUnknown(db, actor, fileIds)
  await db.run(
    raw(sql`INSERT INTO transfers.order_attachment (order_id, file_id, institution_id, position, supplement)
      SELECT ${orderId}::bigint, file_id, ${actor.institutionId}, place, true
      FROM unnest(${fileIds}::text[]) WITH ORDINALITY f(file_id, place)
      ON CONFLICT (order_id, file_id) DO NOTHING`),
  )
}
