import { refuse } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { referenceErrors } from '../contract/errors.ts'
import { q } from './tables.ts'

interface Region {
  readonly code: string
  readonly name: string
}

export const regionQuery = q.selectFrom('reference.region').select(['code', 'name']).orderBy('code')

export const presentRegion = ({ code, name }: Region) => ({ CODE: code, NAME: name })

/** Refuses a code that no region has. */
export async function loadRegion(db: Reader, code: string) {
  const region = await db.maybe(q.selectFrom('reference.region').selectAll().where('code', '=', code))
  return region ?? refuse(referenceErrors.regionNotFound)
}

/** Common prefix of the codes of everything below a region. */
export const codePrefix = ({ code, level }: { code: string; level: number }): string =>
  code.slice(0, level * 2)
