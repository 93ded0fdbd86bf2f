import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, sessionHandler } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { uploadPart as call } from '../../contract/uploads.ts'
import { bytesOfPart, partCount } from '../../rules/stored-parts.ts'
import { loadUpload } from './load-upload.ts'
import { holdContent } from '../stored/loose-content.ts'
import { receive } from './receive.ts'
import { q } from '../tables.ts'

export const uploadPart = sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
  const { upload, actor } = ctx
  const { id, size, part_bytes, file_id } = await loadUpload(ctx.db, actor, input.uploadId)
  if (upload === undefined || file_id !== null) return refuse(fileErrors.uploadGone)
  if (input.part >= partCount(Number(size), part_bytes)) refuse(fileErrors.partWrong)
  const expected = bytesOfPart(input.part, Number(size), part_bytes)
  return receive(
    ctx,
    { bytes: expected, beyondUploads: 0 },
    {
      store: () => ctx.files.put(upload.stream, expected),
      list: async (db, content) => {
        const kept = { hash: content.hash, size: content.size }
        if (content.size !== expected) refuse(fileErrors.partWrong)
        await lockOpen(db, id, ctx.now)
        await holdContent(db, ctx.files, content.hash)
        const replaced = await db.all(
          q
            .selectFrom('files.upload_part')
            .select('hash')
            .where('upload_id', '=', id)
            .where('part', '=', input.part)
            .where('hash', '<>', content.hash),
        )
        await db.run(
          q
            .insertInto('files.upload_part')
            .values({ upload_id: id, part: input.part, institution_id: actor.institutionId, ...kept })
            .onConflict((conflict) => conflict.columns(['upload_id', 'part']).doUpdateSet(kept)),
        )
        return { value: { part: input.part }, freed: replaced.map(({ hash }) => hash) }
      },
    },
  )
})

/** Stores the parts of an upload one at a time, so that each sees the part that it replaces. */
async function lockOpen(db: Writer, id: string, now: Date): Promise<void> {
  const open = await db.run(
    q.updateTable('files.upload').set({ touched_at: now }).where('id', '=', id).where('file_id', 'is', null),
  )
  if (open === 0) refuse(fileErrors.uploadGone)
}
