import { definePage, operationsGroup } from '@iisp/contract'

export const fundRelationRecords = definePage({
  id: '90918',
  parent: operationsGroup,
  path: '/operations/fund-relation-records',
  name: { zh: 'Fund relation records', en: 'Fund relation records' },
  sort: 918,
  roles: ['ta-operator'],
  queries: true,
})

export const pages = [fundRelationRecords]
