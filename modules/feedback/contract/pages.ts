import { definePage, generalGroup, operationsGroup, roles } from '@iisp/contract'

export const demandCenter = definePage({
  id: '80121',
  parent: generalGroup,
  path: '/extension-center/demand-center',
  name: { zh: '需求中心', en: 'Demand centre' },
  icon: 'bulb',
  sort: 21,
  roles,
  queries: true,
})

export const demandDesk = definePage({
  id: '90909',
  parent: operationsGroup,
  path: '/operations/demands',
  name: { zh: '需求处理', en: 'Demands' },
  icon: 'bulb',
  sort: 19,
  roles: ['supervisor', 'system-administrator'],
  todo: 'other',
  queries: true,
})

export const ownFeedback = definePage({
  id: '80122',
  parent: generalGroup,
  path: '/extension-center/feedback',
  name: { zh: '意见反馈', en: 'Feedback' },
  icon: 'speech',
  sort: 22,
  roles,
  queries: true,
})

export const feedbackDesk = definePage({
  id: '90910',
  parent: operationsGroup,
  path: '/operations/feedback',
  name: { zh: '反馈处理', en: 'Feedback of users' },
  icon: 'speech',
  sort: 20,
  roles: ['supervisor', 'system-administrator'],
  todo: 'other',
  queries: true,
})

export const pages = [demandCenter, demandDesk, ownFeedback, feedbackDesk]
