import { defineCall, oneOf, strict, t, text } from '@iisp/contract'

/** Brokers whose name holds the text, or whose pinyin initials do. JJSLX: 1 securities, 2 futures. */
export const getJJsListByOrgNameSupportLike = defineCall({
  name: 'getJJsListByOrgNameSupportLike',
  summary: '按名称查询经纪商',
  methods: ['GET'],
  path: '/api/tran/broker/getJJsListByOrgNameSupportLike',
  input: strict({ orgName: t.Optional(text(60)) }),
  output: t.Array(t.Object({ JJSID: t.String(), ORGNAME: t.String(), JJSLX: oneOf('1', '2') })),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
