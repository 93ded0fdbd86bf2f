import { type Writer, raw, sql } from '@iisp/server'
import { loosen } from '../stored/loose-content.ts'

/** Takes uploads off the list, their parts with them. */
export async function forgetUploads(db: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const parts = await db.all(
    raw(
      sql<{
        hash: string
      }>`DELETE FROM files.upload_part WHERE upload_id = ANY(${ids}::text[]) RETURNING hash`,
    ),
  )
  await db.run(raw(sql`DELETE FROM files.upload WHERE id = ANY(${ids}::text[])`))
  await loosen(
    db,
    parts.map(({ hash }) => hash),
  )
}
