import { defineRead, t } from '@iisp/contract'

/** Brokers whose name, English name or pinyin initials contain the text, securities companies first. JJSLX: 1 securities, 2 futures. */
export const getJJsListByOrgNameSupportLike = defineRead({
  summary: { zh: '按名称查询经纪商', en: 'Brokers by name' },
  path: '/api/tran/broker/getJJsListByOrgNameSupportLike',
  input: t.strict({ orgName: t.Optional(t.text(60)) }),
  output: t.Array(
    t.Object({
      JJSID: t.String(),
      /** The registered name. */
      ORGNAME: t.String(),
      /** '' if it has none. */
      ORGNAME_EN: t.String(),
      JJSLX: t.oneOf('1', '2'),
    }),
  ),
  access: { who: 'session' },
})
