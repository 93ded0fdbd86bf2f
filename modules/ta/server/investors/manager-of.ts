import { refuse } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

/** The manager whose register the investor joins; refuses other institutions. */
export async function managerOf(db: Reader, institutionId = ''): Promise<string> {
  const found = await db.maybe(
    q
      .selectFrom('identity.institution_name')
      .where('institution_id', '=', institutionId)
      .where('kind', '=', 'manager')
      .select('institution_id'),
  )
  return found?.institution_id ?? refuse(taErrors.managerUnknown, { fields: 'institutionId' })
}
