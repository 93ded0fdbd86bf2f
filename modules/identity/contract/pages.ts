import { definePage, defineRoute, generalGroup, operationsGroup, roles } from '@iisp/contract'

export const queryModes = definePage({
  id: '80101',
  parent: generalGroup,
  path: '/integrated-management/my-account/menu-query-management',
  name: { zh: '菜单查询方式管理', en: 'Menu query settings' },
  sort: 1,
  roles,
})

export const moneyControls = definePage({
  id: '90905',
  parent: operationsGroup,
  path: '/operations/money-controls',
  name: { zh: '资金安全控制', en: 'Money controls' },
  sort: 12,
  roles: ['system-administrator', 'auditor'],
  queries: true,
})

/** Where a super-manager chooses whom to act for. */
export const switchManager = defineRoute({ path: '/is-super-mgr' })

export const pages = [queryModes, moneyControls]
