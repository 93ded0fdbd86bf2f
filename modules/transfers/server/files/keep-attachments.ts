import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, countRows, sql } from '@iisp/server'
import { megabyte } from '@iisp/contract/upload-rules'
import { attachmentRules } from '../../contract/files.ts'
import { transferErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

interface Placed {
  readonly file_id: string
  readonly place: number
}

/** Refuses files that the institution did not upload, and too many or too large files for one order. */
async function refuseWrong(db: Writer, actor: PersonActor, fileIds: readonly string[]): Promise<void> {
  const { maxSize, maxCount } = attachmentRules
  if (fileIds.length > maxCount) refuse(transferErrors.tooManyFiles, { limit: String(maxCount) })
  const { known, bytes } = await db.one(
    q
      .selectFrom('transfers.uploaded_file as u')
      .innerJoin('files.file as f', 'f.id', 'u.file_id')
      .select([countRows.as('known'), sql<number>`coalesce(sum(f.size), 0)::float8`.as('bytes')])
      .where('u.institution_id', '=', actor.institutionId)
      .where('u.file_id', '=', sql<string>`ANY(${fileIds}::text[])`),
  )
  if (known !== fileIds.length) refuse(transferErrors.fileGone)
  if (bytes > maxSize * megabyte) refuse(transferErrors.filesTooLarge, { limit: String(maxSize) })
}

/** Attaches files to an order in this order, by one statement whatever their number. */
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

/** Replaces the attachments of a draft with these files, in this order. */
export async function replaceAttachments(
  db: Writer,
  actor: PersonActor,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await refuseWrong(db, actor, fileIds)
  await db.run(
    q
      .deleteFrom('transfers.order_attachment')
      .where('order_id', '=', orderId)
      .where('institution_id', '=', actor.institutionId)
      .where('file_id', '<>', sql<string>`ALL(${fileIds}::text[])`),
  )
  if (fileIds.length === 0) return
  await db.run(
    attach(actor, { orderId, fileIds, supplement: false }).onConflict((conflict) =>
      conflict
        .columns(['order_id', 'file_id'])
        .doUpdateSet((e) => ({ position: e.ref('excluded.position'), supplement: false })),
    ),
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
    attach(actor, { orderId, fileIds, supplement: true }).onConflict((conflict) =>
      conflict.columns(['order_id', 'file_id']).doNothing(),
    ),
  )
}
