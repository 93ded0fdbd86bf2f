import { Refusal, platformErrors, refuse } from '@iisp/contract'
import { type FileStore, type Reader, type SessionContext, type Writer, anyOf, raw, sql } from '@iisp/server'
import { q } from '../tables.ts'

/** Contents that are taken away in one transaction. */
export const looseBatch = 50

/**
 * Locks contents against concurrent storing and removal until the end of the transaction, always in
 * the same order.
 */
const hold = (db: Reader, hashes: readonly string[]) =>
  db.all(
    raw(sql`SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(hash, 23) AS key FROM unnest(${hashes}::text[]) AS hash ORDER BY 1) AS keys`),
  )

/** Before a row names content: it is there, and nobody takes it away before the row is. */
export async function holdContent(db: Writer, files: FileStore, hash: string): Promise<void> {
  await hold(db, [hash])
  if (!(await files.has(hash))) refuse(platformErrors.storeUnavailable)
}

/** A row gives its content up. */
export const loosen = (db: Writer, hashes: readonly string[]): Promise<number> =>
  hashes.length === 0
    ? Promise.resolve(0)
    : db.run(
        raw(
          sql`INSERT INTO files.loose_content (hash) SELECT DISTINCT unnest(${hashes}::text[]) ON CONFLICT DO NOTHING`,
        ),
      )

/** The contents that a file or a part still refers to. */
export const namedByFiles = async (db: Reader, hashes: readonly string[]): Promise<readonly string[]> =>
  (
    await db.all(
      q
        .selectFrom('files.stored_file')
        .select('hash')
        .where('hash', '=', anyOf(hashes))
        .union(q.selectFrom('files.upload_part').select('hash').where('hash', '=', anyOf(hashes))),
    )
  ).map(({ hash }) => hash)

/** Takes contents away unless another row names them. */
export async function removeLoose(db: Writer, files: FileStore, hashes: readonly string[]): Promise<void> {
  await hold(db, hashes)
  const named = new Set(await namedByFiles(db, hashes))
  for (const hash of hashes) if (!named.has(hash)) await files.remove(hash)
  await db.run(q.deleteFrom('files.loose_content').where('hash', '=', anyOf(hashes)))
}

/**
 * Removes contents that have just become unreferenced. Contents that the store fails to delete are
 * left to the sweep.
 */
export async function removeNow(
  transact: SessionContext['transact'],
  files: FileStore,
  hashes: readonly string[],
): Promise<void> {
  try {
    for (let at = 0; at < hashes.length; at += looseBatch) {
      await transact((db) => removeLoose(db, files, hashes.slice(at, at + looseBatch)))
    }
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused
  }
}
