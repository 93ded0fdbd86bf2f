import type { Reader } from '@iisp/server'
import { q } from '../tables.ts'

/**
 * English names of institutions by their registered names; institutions without one are left out.
 */
export async function englishNames(db: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await db.all(
    q.selectFrom('identity.institution').where('name_en', '<>', '').select(['name', 'name_en']),
  )
  return new Map(rows.map((one) => [one.name, one.name_en]))
}
