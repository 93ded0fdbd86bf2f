import { definePage, operationsGroup } from '@iisp/contract'

export const taRecords = definePage({
  id: '90917',
  parent: operationsGroup,
  path: '/operations/ta-records',
  name: { zh: 'Ta records', en: 'Ta records' },
  sort: 917,
  roles: ['ta-operator'],
  queries: true,
})

export const pages = [taRecords]
