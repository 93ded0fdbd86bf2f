import { type Page, type Slot, defineRead, defineSlot, menuAnswer, platformErrors } from '@iisp/contract'
import { type Profile, protocols } from '@iisp/contract/shell-answers'

/**
 * GET → the person's menus as a tree. The group 可申请 lists the menus, not permitted yet, that the
 * person may request.
 */
export const getMenuAuthority = defineRead({
  summary: { zh: '菜单及权限', en: 'Menus and permissions' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getMenuAuthority',
  output: menuAnswer,
  access: { who: 'session' },
})

/** GET → as `getMenuAuthority`, of a person of a distributor that acts as an agent (cpType 6); refused to everybody else. */
export const getProxyMenuAuthority = defineRead({
  summary: { zh: '代销机构菜单及权限', en: 'Menus of an agency distributor' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getProxyMenuAuthority',
  output: menuAnswer,
  errors: [platformErrors.noPermission],
  access: { who: 'session' },
})

/** GET → the menus of a person who signed in to the global-fund zone, as a tree; refused to everybody else. */
export const getMenuAuthorityFundGlobal = defineRead({
  summary: { zh: '全球基金菜单及权限', en: 'Menus of the global-fund zone' },
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/common/menuAuthority/getMenuAuthorityFundGlobal',
  output: menuAnswer,
  errors: [platformErrors.noPermission],
  access: { who: 'session' },
})

/** The call that returns a person's menus. */
export const menuCallOf = ({ isGlobalFund, cpType }: Pick<Profile, 'isGlobalFund' | 'cpType'>) => {
  if (isGlobalFund === '1') return getMenuAuthorityFundGlobal
  return cpType === '6' ? getProxyMenuAuthority : getMenuAuthority
}

/** Pages hidden from all menus of this installation because a setting that they need is missing. */
export const unconfiguredPages: Slot<Page> = defineSlot<Page>('unconfigured-pages')

/** GET → the signature state of each agreement of the institution. */
export const getProtocolSign = defineRead({
  summary: { zh: '已签署的协议', en: 'Signed agreements' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getProtocolSign',
  output: protocols,
  access: { who: 'session' },
})
