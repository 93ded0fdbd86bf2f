import { reader } from '@iisp/server'
import { selectAreaList as call } from '../contract/regions.ts'
import { codePrefix, loadRegion, presentRegion, regionQuery } from './regions.ts'

export const selectAreaList = reader(call, async ({ db }, { code }) => {
  const areas = regionQuery.where('level', '=', 3)
  if (code === undefined) return (await db.all(areas)).map(presentRegion)
  const prefix = codePrefix(await loadRegion(db, code))
  return (await db.all(areas.where('code', 'like', `${prefix}%`))).map(presentRegion)
})
