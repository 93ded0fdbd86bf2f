import { type MenuItem, roles } from '@iisp/contract'

export const menuIds = { downloads: '80102' } as const

/** Stands below the person's own pages, group 80. */
export const menus: readonly MenuItem[] = [
  {
    id: menuIds.downloads,
    parentId: '80',
    name: { zh: '下载中心', en: 'Download centre' },
    path: '/integrated-management/my-account/download-center',
    sort: 2,
    roles,
  },
]
