import { type MenuItem, roles } from '@iisp/contract'

export const noticeMenuIds = { notifications: '80105', announcements: '90605' } as const

/** The page of everybody stands below their own group 80, the desk below the operating side's group 90. */
export const menus: readonly MenuItem[] = [
  {
    id: noticeMenuIds.notifications,
    parentId: '80',
    name: { zh: '消息通知', en: 'Notifications' },
    path: '/extension-center/message-notification',
    sort: 3,
    roles,
    queries: true,
  },
  {
    id: noticeMenuIds.announcements,
    parentId: '90',
    name: { zh: '公告管理', en: 'Announcements' },
    path: '/operations/announcements',
    sort: 7,
    roles: ['system-administrator'],
    queries: true,
  },
]
