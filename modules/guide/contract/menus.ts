import type { MenuItem } from '@iisp/contract'

/** Desks of the operating side; they stand below its group 90. */
export const guideMenuIds = { complaints: '90601', menuGuides: '90602' } as const

export const menus: readonly MenuItem[] = [
  {
    id: guideMenuIds.complaints,
    parentId: '90',
    name: { zh: '吐槽处理', en: 'Complaints' },
    path: '/operations/complaints',
    sort: 6,
    queries: true,
    roles: ['supervisor', 'system-administrator'],
    todoGroup: 'other',
  },
  {
    id: guideMenuIds.menuGuides,
    parentId: '90',
    name: { zh: '业务说明维护', en: 'Business descriptions' },
    path: '/operations/menu-guides',
    sort: 7,
    queries: true,
    roles: ['system-administrator'],
  },
]
