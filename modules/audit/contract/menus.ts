import type { MenuItem } from '@iisp/contract'

export const menuIds = { audit: '90901', messages: '90902', failedEvents: '90904' } as const

/** Group 90 holds the desks of the operating side (decision 21), each a page of the module whose calls it uses. */
export const menus: readonly MenuItem[] = [
  {
    id: '90',
    parentId: null,
    name: { zh: '运营中心', en: 'Operations' },
    path: '',
    icon: 'operations',
    sort: 90,
    roles: ['custodian-operator', 'auditor', 'system-administrator'],
  },
  {
    id: menuIds.audit,
    parentId: '90',
    name: { zh: '审计查询', en: 'Audit trail' },
    path: '/operations/audit-trail',
    sort: 8,
    queries: true,
    roles: ['auditor', 'system-administrator'],
  },
  {
    id: menuIds.messages,
    parentId: '90',
    name: { zh: '消息发件箱', en: 'Message outbox' },
    path: '/operations/message-outbox',
    sort: 9,
    roles: ['system-administrator'],
  },
  {
    id: menuIds.failedEvents,
    parentId: '90',
    name: { zh: '失败事件', en: 'Failed events' },
    path: '/operations/failed-events',
    sort: 11,
    roles: ['system-administrator'],
  },
]
