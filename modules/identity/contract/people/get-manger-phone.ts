import { defineRead, t } from '@iisp/contract'

/** The own mobile of whoever signed in, to pre-fill a form (BO-144); '' where none is registered. */
export const getMangerPhone = defineRead({
  summary: { zh: '管理人经办手机号', en: 'Mobile of the signed-in person' },
  methods: ['GET', 'POST'],
  path: '/api/common/tools/getMangerPhone',
  output: t.text(20),
  access: { who: 'session' },
})
