import { type MenuItem, roles } from '@iisp/contract'

export const menuIds = { downloads: '80102', quotas: '90903' } as const

/** Below the person's own pages, group 80, and below the operating side's group 90. */
export const menus: readonly MenuItem[] = [
  {
    id: menuIds.downloads,
    parentId: '80',
    name: { zh: '下载中心', en: 'Download centre' },
    path: '/integrated-management/my-account/download-center',
    sort: 2,
    roles,
  },
  {
    id: menuIds.quotas,
    parentId: '90',
    name: { zh: '存储用量', en: 'Storage' },
    path: '/operations/storage',
    sort: 10,
    queries: true,
    roles: ['system-administrator'],
  },
]
