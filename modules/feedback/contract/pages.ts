import { definePage, generalGroup, operationsGroup, roles } from '@iisp/contract'

export const demandCenter = definePage({
  id: '80121',
  parent: generalGroup,
  path: '/extension-center/demand-center',
  name: { zh: '需求中心', en: 'Demand centre' },
  icon: 'like',
  sort: 21,
  roles,
  queries: true,
})

export const demandDesk = definePage({
  id: '90909',
  parent: operationsGroup,
  path: '/operations/demands',
  name: { zh: '需求处理', en: 'Demands' },
  icon: 'like',
  sort: 19,
  roles: ['supervisor', 'system-administrator'],
  todo: 'other',
  queries: true,
})

export const pages = [demandCenter, demandDesk]
