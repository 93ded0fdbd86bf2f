import type { MenuItem, Role } from '@iisp/contract'

export const menuIds = { queryModes: '80101', moneyControls: '90905' } as const

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

/**
 * This module's own menus, one of them below the operating side's group 90; `menus.ts` is the answer that carries
 * those of all modules.
 */
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
  {
    id: menuIds.moneyControls,
    parentId: '90',
    name: { zh: '资金安全控制', en: 'Money controls' },
    path: '/operations/money-controls',
    sort: 12,
    queries: true,
    roles: ['system-administrator', 'auditor'],
  },
]
