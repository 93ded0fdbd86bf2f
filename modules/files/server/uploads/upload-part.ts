import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, raw, sessionHandler, sql } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { uploadPart as call } from '../../contract/uploads.ts'
import { bytesOfPart, partCount } from '../../rules/stored-parts.ts'
import { loadUpload } from './load-upload.ts'
import { holdContent } from '../stored/loose-content.ts'
import { receive } from './receive.ts'

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
        if (content.size !== expected) refuse(fileErrors.partWrong)
        await lockOpen(db, id, ctx.now)
        await holdContent(db, ctx.files, content.hash)
        const replaced = await db.all(
          raw(sql<{ hash: string }>`SELECT hash FROM files.upload_part
          WHERE upload_id = ${id} AND part = ${input.part} AND hash <> ${content.hash}`),
        )
        await db.run(
          raw(sql`INSERT INTO files.upload_part (upload_id, part, institution_id, hash, size)
          VALUES (${id}, ${input.part}, ${actor.institutionId}, ${content.hash}, ${content.size})
          ON CONFLICT (upload_id, part) DO UPDATE SET hash = EXCLUDED.hash, size = EXCLUDED.size`),
        )
        return { value: { part: input.part }, freed: replaced.map(({ hash }) => hash) }
      },
    },
  )
})

/** One part of an upload after the other: each sees what it replaces. */
async function lockOpen(db: Writer, id: string, now: Date): Promise<void> {
  const open = await db.run(
    raw(sql`UPDATE files.upload SET touched_at = ${now} WHERE id = ${id} AND file_id IS NULL`),
  )
  if (open === 0) refuse(fileErrors.uploadGone)
}
