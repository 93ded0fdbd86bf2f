import { sql } from 'kysely'
import { raw } from './builder.ts'
import type { Writer } from './writer.ts'

const setScope = (db: Writer, scope: string) =>
  db.run(raw(sql`SELECT set_config('app.scope', ${scope}, true)`))

/**
 * Runs a part of a transaction for which row-level security admits the rows of every institution, and then narrows it to the
 * caller's `scope` again.
 */
export async function acrossInstitutions<T>(db: Writer, scope: string, part: () => Promise<T>): Promise<T> {
  await setScope(db, '*')
  try {
    return await part()
  } finally {
    // a transaction that has failed is rolled back, and with it the scope
    await setScope(db, scope).catch(() => {})
  }
}
