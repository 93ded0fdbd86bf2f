import { definePage, defineRoute, generalGroup, roles } from '@iisp/contract'

export const queryModes = definePage({
  id: '80101',
  parent: generalGroup,
  path: '/integrated-management/my-account/menu-query-management',
  name: { zh: '菜单查询方式管理', en: 'Menu query settings' },
  icon: 'settings',
  sort: 1,
  roles,
})

/** What a person keeps: menus and books. */
export const collection = defineRoute({ path: '/extension-center/collection' })

export const pages = [queryModes]
