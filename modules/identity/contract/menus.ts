import { defineRead, menuAnswer, t } from '@iisp/contract'
import { protocols } from '@iisp/contract/shell-answers'

/** GET → the menus of the person's institution as a tree, each leaf with this person's permission. */
export const getMenuAuthority = defineRead({
  name: 'getMenuAuthority',
  summary: { zh: '菜单及权限', en: 'Menus and permissions' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getMenuAuthority',
  input: t.strict({
    zoneType: t.Optional(t.Integer({ minimum: 0, maximum: 99 })),
    cpType: t.Optional(t.text(2)),
  }),
  output: menuAnswer,
  access: { who: 'session' },
})

/** GET → which agreements the institution has signed. */
export const getProtocolSign = defineRead({
  name: 'getProtocolSign',
  summary: { zh: '已签署的协议', en: 'Signed agreements' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getProtocolSign',
  input: t.nothing,
  output: protocols,
  access: { who: 'session' },
})
