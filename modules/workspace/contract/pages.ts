import { definePage, generalGroup, operationsGroup, roles } from '@iisp/contract'

export const queryModes = definePage({
  id: '80101',
  parent: generalGroup,
  path: '/integrated-management/my-account/menu-query-management',
  name: { zh: '菜单查询方式管理', en: 'Menu query settings' },
  icon: 'settings',
  sort: 1,
  roles,
})

export const menuUsage = definePage({
  id: '90907',
  parent: operationsGroup,
  path: '/operations/menu-usage',
  name: { zh: '菜单使用情况', en: 'Use of the menus' },
  icon: 'chart',
  sort: 17,
  roles: ['system-administrator'],
  queries: true,
})

export const pages = [menuUsage, queryModes]
