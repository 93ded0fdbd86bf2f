import type { MenuItem } from '@iisp/contract'

export const menuIds = { moneyControls: '90905' } as const

/**
 * The menus of this module, below group 90 of the operating side. `menus.ts` is the call that answers the menus of
 * all modules.
 */
export const menus: readonly MenuItem[] = [
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
