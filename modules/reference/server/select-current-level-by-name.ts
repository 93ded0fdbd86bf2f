import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { referenceErrors } from '../contract/errors.ts'
import { selectCurrentLevelByName as call } from '../contract/regions.ts'
import { regionNames } from '../rules/region-names.ts'
import { codePrefix, loadRegion } from './regions.ts'
import { q } from './tables.ts'

export const selectCurrentLevelByName = reader(call, async ({ db }, { name, code }) => {
  const prefix = code === undefined ? '' : codePrefix(await loadRegion(db, code))
  const found = await db.maybe(
    q
      .selectFrom('reference.region')
      .selectAll()
      .where('name', 'in', regionNames(name))
      .where('code', 'like', `${prefix}%`)
      .orderBy('level')
      .orderBy('code')
      .limit(1),
  )
  if (found === undefined) return refuse(referenceErrors.regionNotFound)
  return { CODE: found.code, NAME: found.name, LEVEL: found.level }
})
