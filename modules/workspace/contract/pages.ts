import { definePage, generalGroup, roles } from '@iisp/contract'

export const queryModes = definePage({
  id: '80101',
  parent: generalGroup,
  path: '/integrated-management/my-account/menu-query-management',
  name: { zh: '菜单查询方式管理', en: 'Menu query settings' },
  icon: 'settings',
  sort: 1,
  roles,
})

export const pages = [queryModes]
