import { defineList, platformErrors } from '@iisp/contract'
import { listsOpenings, listsRaises } from './access.ts'
import { applicationFields, listFilters } from './fields.ts'

/** The institution's securities-account openings, newest first. */
export const getOpeningList = defineList({
  name: 'getOpeningList',
  summary: { zh: '证券账户开户列表', en: 'Securities account openings' },
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/list',
  filters: listFilters,
  row: applicationFields.row,
  errors: [platformErrors.badInput],
  access: listsOpenings,
})

/** The institution's trustee-raise (three-party link) applications, newest first. */
export const getTrusteeRaiseList = defineList({
  name: 'getTrusteeRaiseList',
  summary: { zh: '托管募集列表', en: 'Fund-raising account links (three-party links)' },
  methods: ['GET', 'POST'],
  path: '/api/trusteeRaise/list',
  filters: listFilters,
  row: applicationFields.row,
  errors: [platformErrors.badInput],
  access: listsRaises,
})
