import { type Writer, anyOf } from '@iisp/server'
import { loosen } from '../stored/loose-content.ts'
import { q } from '../tables.ts'

/** Takes uploads off the list, their parts with them. */
export async function forgetUploads(db: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const parts = await db.all(
    q.deleteFrom('files.upload_part').where('upload_id', '=', anyOf(ids)).returning('hash'),
  )
  await db.run(q.deleteFrom('files.upload').where('id', '=', anyOf(ids)))
  await loosen(
    db,
    parts.map(({ hash }) => hash),
  )
}
