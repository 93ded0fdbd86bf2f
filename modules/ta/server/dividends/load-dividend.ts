import { platformErrors, refuse } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { type StoredDividend, q } from '../tables.ts'

/** A dividend in the version that the person saw. A later change is a conflict. */
export async function loadDividend(
  db: Reader,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredDividend> {
  const dividend = await db.one(q.selectFrom('ta.dividend').selectAll().where('id', '=', id))
  return dividend.version === version ? dividend : refuse(platformErrors.conflict)
}
