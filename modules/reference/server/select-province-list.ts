import { reader } from '@iisp/server'
import { selectProvinceList as call } from '../contract/regions.ts'
import { presentRegion, regionQuery } from './regions.ts'

export const selectProvinceList = reader(call, async ({ db }) =>
  (await db.all(regionQuery.where('level', '=', 1))).map(presentRegion),
)
