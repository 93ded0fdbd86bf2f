import { defineRead, t } from '@iisp/contract'
import { referenceErrors } from './errors.ts'

const folder = '/api/comprehensiveReportingPlatform/quarterlyUpdateDate/project'

/** GB/T 2260 code: province 2 digits, city 2, district or county 2. */
export const regionCode = t.String({ pattern: '^[1-9][0-9]{5}$' })
const region = t.Object({ CODE: regionCode, NAME: t.String() })
/** Sent by the region picker; there is one dictionary of regions. */
const dictionaryNo = t.Optional(t.text(32))

export const selectProvinceList = defineRead({
  summary: { zh: '查询省份列表', en: 'Provinces' },
  path: `${folder}/selectProvinceList`,
  input: t.strict({ dictionaryNo }),
  output: t.Array(region),
  access: { who: 'session' },
})

/** The regions directly below a province: its cities. */
export const selectCityList = defineRead({
  summary: { zh: '查询省份下的城市列表', en: 'Cities of a province' },
  methods: ['POST'],
  path: `${folder}/selectCityList`,
  input: t.strict({ dictionaryNo, code: regionCode }),
  output: t.Array(region),
  errors: [referenceErrors.regionNotFound],
  access: { who: 'session' },
})

/** Districts and counties of a city or of a whole province; of the whole country without `code`. */
export const selectAreaList = defineRead({
  summary: { zh: '查询区县列表', en: 'Districts' },
  path: `${folder}/selectAreaList`,
  input: t.strict({ code: t.Optional(regionCode) }),
  output: t.Array(region),
  errors: [referenceErrors.regionNotFound],
  access: { who: 'session' },
})

/**
 * Finds a region by name, with or without its 省, 市, 区, 县. LEVEL: 1 province, 2 city, 3 district. Of several with the
 * same name the highest level wins, then the smallest code. `code` restricts the search to a province or city.
 */
export const selectCurrentLevelByName = defineRead({
  summary: { zh: '按名称查询地区', en: 'Regions by name' },
  methods: ['POST'],
  path: `${folder}/selectCurrentLevelByName`,
  input: t.strict({ name: t.text(60, 1), code: t.Optional(regionCode) }),
  output: t.Object({ CODE: regionCode, NAME: t.String(), LEVEL: t.Integer({ minimum: 1, maximum: 3 }) }),
  errors: [referenceErrors.regionNotFound],
  access: { who: 'session' },
})
