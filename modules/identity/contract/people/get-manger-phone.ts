import { defineRead, t } from '@iisp/contract'

/**
 * The mobile number of the signed-in person, to pre-fill a form (BO-144); '' if none is registered.
 */
export const getMangerPhone = defineRead({
  summary: { zh: '管理人经办手机号', en: 'Mobile of the signed-in person' },
  methods: ['GET', 'POST'],
  path: '/api/common/tools/getMangerPhone',
  output: t.text(20),
  access: { who: 'session' },
})
