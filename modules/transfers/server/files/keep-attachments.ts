import { checkCaseFiles } from '@iisp/files/contract'
import { type PersonActor, type WriteContext, sql } from '@iisp/server'
import { attachmentPurpose } from '../../contract/files.ts'
import { q } from '../tables.ts'

interface Placed {
  readonly file_id: string
  readonly place: number
}

/** Refuses files that the institution did not upload, and too many or too large files for one order. */
const refuseWrong = (ctx: WriteContext<PersonActor>, fileIds: readonly string[]) =>
  ctx.call(checkCaseFiles, { purpose: attachmentPurpose, fileIds: [...fileIds] })

/**
 * Attaches files to an order in the given sequence, with a single statement. A supplement keeps the
 * files it already has.
 */
const attach = (
  actor: PersonActor,
  { orderId, fileIds, supplement }: { orderId: string; fileIds: readonly string[]; supplement: boolean },
) =>
  q
    .insertInto('transfers.order_attachment')
    .columns(['order_id', 'institution_id', 'supplement', 'file_id', 'position'])
    .expression((e) =>
      e
        .selectFrom(sql<Placed>`unnest(${fileIds}::text[]) WITH ORDINALITY`.as<'f'>(sql`f(file_id, place)`))
        .select([
          sql<string>`${orderId}::bigint`.as('order_id'),
          sql<string>`${actor.institutionId}`.as('institution_id'),
          sql<boolean>`${supplement}::boolean`.as('supplement'),
          'f.file_id',
          'f.place',
        ]),
    )
    .onConflict((conflict) => {
      const known = conflict.columns(['order_id', 'file_id'])
      return supplement
        ? known.doNothing()
        : known.doUpdateSet((e) => ({ position: e.ref('excluded.position'), supplement: false }))
    })

/** Replaces the attachments of a draft with these files, in this order. */
export async function replaceAttachments(
  ctx: WriteContext<PersonActor>,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await refuseWrong(ctx, fileIds)
  await ctx.db.run(
    q
      .deleteFrom('transfers.order_attachment')
      .where('order_id', '=', orderId)
      .where('institution_id', '=', ctx.actor.institutionId)
      .where('file_id', '<>', sql<string>`ALL(${fileIds}::text[])`),
  )
  if (fileIds.length === 0) return
  await ctx.db.run(attach(ctx.actor, { orderId, fileIds, supplement: false }))
}

/** Adds the new ones among these files to an order with missing documents. Approved files are kept. */
export async function supplyAttachments(
  ctx: WriteContext<PersonActor>,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  await refuseWrong(ctx, fileIds)
  await ctx.db.run(attach(ctx.actor, { orderId, fileIds, supplement: true }))
}
