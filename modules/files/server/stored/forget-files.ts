import { type Writer, raw, sql } from '@iisp/server'
import { loosen } from './loose-content.ts'

/** Takes files off the list; their bytes go with the next sweep. */
export async function forgetFiles(db: Writer, ids: readonly string[]): Promise<void> {
  const files = await db.all(
    raw(sql<{ hash: string }>`DELETE FROM files.stored_file WHERE id = ANY(${ids}::text[]) RETURNING hash`),
  )
  await loosen(
    db,
    files.map(({ hash }) => hash),
  )
}
