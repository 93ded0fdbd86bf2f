import { platformErrors, refuse } from '@iisp/contract'
import { type FileStore, type Reader, type Writer, raw, sql } from '@iisp/server'

/** Orders who keeps content and who takes it away: held to the end of the transaction. */
const hold = (db: Reader, hash: string) =>
  db.all(raw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 23))`))

/** Before a row names content: it is there, and nobody takes it away before the row is. */
export async function holdContent(db: Writer, files: FileStore, hash: string): Promise<void> {
  await hold(db, hash)
  if (!(await files.has(hash))) refuse(platformErrors.unavailable)
}

/** A row gives its content up. */
export const loosen = (db: Writer, hashes: readonly string[]): Promise<number> =>
  db.run(
    raw(
      sql`INSERT INTO files.loose_content (hash) SELECT DISTINCT unnest(${hashes}::text[]) ON CONFLICT DO NOTHING`,
    ),
  )

/** Takes content away unless another row names it. */
export async function removeLoose(db: Writer, files: FileStore, hash: string): Promise<void> {
  await hold(db, hash)
  const { needed } = await db.one(
    raw(sql<{ needed: boolean }>`SELECT EXISTS (SELECT FROM files.stored_file WHERE hash = ${hash})
      OR EXISTS (SELECT FROM files.upload_part WHERE hash = ${hash}) AS needed`),
  )
  if (!needed) await files.remove(hash)
  await db.run(raw(sql`DELETE FROM files.loose_content WHERE hash = ${hash}`))
}
