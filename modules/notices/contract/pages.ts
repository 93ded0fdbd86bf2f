import { definePage, generalGroup, operationsGroup, roles } from '@iisp/contract'

export const notifications = definePage({
  id: '80105',
  parent: generalGroup,
  path: '/extension-center/message-notification',
  name: { zh: '消息通知', en: 'Notifications' },
  icon: 'bell',
  sort: 3,
  roles,
  queries: true,
})

export const announcementDesk = definePage({
  id: '90605',
  parent: operationsGroup,
  path: '/operations/announcements',
  name: { zh: '公告管理', en: 'Announcements' },
  icon: 'megaphone',
  sort: 9,
  roles: ['system-administrator'],
  queries: true,
})

export const pages = [notifications, announcementDesk]
