import { platformErrors, refuse } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { type StoredRun, q } from '../tables.ts'

/** A run in the version that the person saw. A later change is a conflict. */
export async function loadRun(
  db: Reader,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredRun> {
  const run = await db.one(q.selectFrom('ta.dealing_run').selectAll().where('id', '=', id))
  return run.version === version ? run : refuse(platformErrors.conflict)
}
