import { checkCaseFiles } from '@iisp/files/contract'
import { type PersonActor, type WriteContext, raw, sql } from '@iisp/server'
import { attachmentPurpose } from '../../contract/files.ts'

/** Refuses files that the institution did not upload, and too many or too large files for one order. */
const refuseWrong = (ctx: WriteContext<PersonActor>, fileIds: readonly string[]) =>
  ctx.call(checkCaseFiles, { purpose: attachmentPurpose, fileIds: [...fileIds] })

/** Replaces the attachments of a draft with these files, in this order. */
export async function replaceAttachments(
  ctx: WriteContext<PersonActor>,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await refuseWrong(ctx, fileIds)
  await ctx.db.run(
    raw(sql`DELETE FROM transfers.order_attachment WHERE order_id = ${orderId}
      AND institution_id = ${ctx.actor.institutionId} AND file_id <> ALL(${fileIds}::text[])`),
  )
  if (fileIds.length === 0) return
  await ctx.db.run(
    raw(sql`INSERT INTO transfers.order_attachment (order_id, file_id, institution_id, position)
      SELECT ${orderId}::bigint, file_id, ${ctx.actor.institutionId}, place
      FROM unnest(${fileIds}::text[]) WITH ORDINALITY f(file_id, place)
      ON CONFLICT (order_id, file_id) DO UPDATE SET position = EXCLUDED.position, supplement = false`),
  )
}

/** Adds the new ones among these files to an order with missing documents. Approved files are kept. */
export async function supplyAttachments(
  ctx: WriteContext<PersonActor>,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  await refuseWrong(ctx, fileIds)
  await ctx.db.run(
    raw(sql`INSERT INTO transfers.order_attachment (order_id, file_id, institution_id, position, supplement)
      SELECT ${orderId}::bigint, file_id, ${ctx.actor.institutionId}, place, true
      FROM unnest(${fileIds}::text[]) WITH ORDINALITY f(file_id, place)
      ON CONFLICT (order_id, file_id) DO NOTHING`),
  )
}
