import { platformErrors, refuse } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { type StoredFeeDay, q } from '../tables.ts'

/** A fee day in the version that the person saw. A later change is a conflict. */
export async function loadFeeDay(
  db: Reader,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredFeeDay> {
  const feeDay = await db.one(q.selectFrom('ta.fee_day').selectAll().where('id', '=', id))
  return feeDay.version === version ? feeDay : refuse(platformErrors.conflict)
}
