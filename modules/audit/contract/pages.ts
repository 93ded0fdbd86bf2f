import { definePage, operationsGroup } from '@iisp/contract'

export const auditTrail = definePage({
  id: '90901',
  parent: operationsGroup,
  path: '/operations/audit-trail',
  name: { zh: '审计查询', en: 'Audit trail' },
  icon: 'search',
  sort: 11,
  roles: ['auditor', 'system-administrator'],
  onRequest: ['supervisor'],
  queries: true,
})

export const messageOutbox = definePage({
  id: '90902',
  parent: operationsGroup,
  path: '/operations/message-outbox',
  name: { zh: '消息发件箱', en: 'Message outbox' },
  icon: 'mail',
  sort: 12,
  roles: ['system-administrator'],
})

export const failedEvents = definePage({
  id: '90904',
  parent: operationsGroup,
  path: '/operations/failed-events',
  name: { zh: '失败事件', en: 'Failed events' },
  icon: 'warning',
  sort: 14,
  roles: ['system-administrator'],
})

export const pages = [auditTrail, messageOutbox, failedEvents]
