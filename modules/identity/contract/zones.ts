import { defineWrite, platformErrors, t } from '@iisp/contract'
import { profile } from '@iisp/contract/shell-answers'

/**
 * POST zoneType: the zone that the home tab shows. Refuses a zone that is not offered to the
 * person. Returns the new profile.
 */
export const changeZoneTypeOption = defineWrite({
  summary: { zh: '切换专区', en: 'Change the zone' },
  path: '/api/common/zoneTypeSelect/changeZoneTypeOption',
  input: t.strict({ zoneType: t.Integer({ minimum: 0, maximum: 8 }) }),
  output: profile,
  errors: [platformErrors.noPermission],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})
