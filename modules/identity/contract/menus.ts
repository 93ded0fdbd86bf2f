import { type Page, type Slot, defineRead, defineSlot, menuAnswer, t } from '@iisp/contract'
import { protocols } from '@iisp/contract/shell-answers'

/**
 * GET → the person's menus as a tree, and in the group 可申请, without permission, those that may be granted. For
 * zoneType 5 those of quantitative business alone; any other zone, or none, has all.
 */
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

/** Pages that no menu leads to in this installation, because a setting that they need is missing. */
export const unconfiguredPages: Slot<Page> = defineSlot<Page>('unconfigured-pages')

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
