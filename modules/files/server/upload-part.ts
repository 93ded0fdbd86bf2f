import { refuse } from '@iisp/contract'
import { type PersonActor, raw, sessionHandler, sql } from '@iisp/server'
import { fileErrors } from '../contract/errors.ts'
import { uploadPart as call } from '../contract/uploads.ts'
import { bytesOfPart, partCount } from '../rules/stored-parts.ts'
import { loadUpload } from './load-upload.ts'
import { holdContent, loosen } from './loose-content.ts'

export const uploadPart = sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
  const { upload, actor } = ctx
  const { id, size, part_bytes, file_id } = await loadUpload(ctx.db, actor, input.uploadId)
  if (upload === undefined || file_id !== null) return refuse(fileErrors.uploadGone)
  if (input.part >= partCount(Number(size), part_bytes)) refuse(fileErrors.partWrong)
  const expected = bytesOfPart(input.part, Number(size), part_bytes)
  const content = await ctx.files.put(upload.stream, expected)
  try {
    await ctx.transact(async (db) => {
      await holdContent(db, ctx.files, content.hash)
      if (content.size !== expected) refuse(fileErrors.partWrong)
      const [replaced] = await db.all(
        raw(sql<{ hash: string }>`SELECT hash FROM files.upload_part
          WHERE upload_id = ${id} AND part = ${input.part} AND hash <> ${content.hash} FOR UPDATE`),
      )
      await db.run(
        raw(sql`INSERT INTO files.upload_part (upload_id, part, institution_id, hash, size)
          VALUES (${id}, ${input.part}, ${actor.institutionId}, ${content.hash}, ${content.size})
          ON CONFLICT (upload_id, part) DO UPDATE SET hash = EXCLUDED.hash, size = EXCLUDED.size`),
      )
      await db.run(raw(sql`UPDATE files.upload SET touched_at = ${ctx.now} WHERE id = ${id}`))
      if (replaced !== undefined) await loosen(db, [replaced.hash])
    })
  } catch (refused) {
    await ctx.transact((db) => loosen(db, [content.hash]))
    throw refused
  }
  return { part: input.part }
})
