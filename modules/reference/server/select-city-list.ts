import { reader } from '@iisp/server'
import { selectCityList as call } from '../contract/regions.ts'
import { loadRegion, presentRegion, regionQuery } from './regions.ts'

export const selectCityList = reader(call, async ({ db }, { code }) => {
  await loadRegion(db, code)
  return (await db.all(regionQuery.where('parent_code', '=', code))).map(presentRegion)
})
