import type { MenuItem, Role } from '@iisp/contract'

export const menuIds = { queryModes: '80101' } as const

/** Everybody who signs in keeps settings. */
const everybody: readonly Role[] = [
  'operator',
  'reviewer',
  'signer',
  'administrator',
  'custodian-operator',
  'ta-operator',
  'supervisor',
  'system-administrator',
  'auditor',
]

export const menus: readonly MenuItem[] = [
  {
    id: '80',
    parentId: null,
    name: { zh: '综合管理', en: 'General' },
    path: '',
    icon: 'settings',
    sort: 95,
    roles: everybody,
  },
  {
    id: menuIds.queryModes,
    parentId: '80',
    name: { zh: '菜单查询方式管理', en: 'Menu query settings' },
    path: '/integrated-management/my-account/menu-query-management',
    sort: 1,
    roles: everybody,
  },
]
