import { type Static, defineCall, page, pageOf, strict } from '@iisp/contract'
import { listsOpenings, listsRaises } from './access.ts'
import { listErrors, listFilters, row } from './fields.ts'

export type ApplicationRow = Static<typeof row>

/** The institution's securities-account openings, newest first. */
export const getOpeningList = defineCall({
  name: 'getOpeningList',
  summary: '证券账户开户列表',
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/list',
  input: strict({ ...listFilters, ...page }),
  output: pageOf(row),
  errors: listErrors,
  access: listsOpenings,
  effect: 'read',
  idempotent: 'yes',
})

/** The institution's trustee-raise (three-party link) applications, newest first. */
export const getTrusteeRaiseList = defineCall({
  name: 'getTrusteeRaiseList',
  summary: '托管募集列表',
  methods: ['GET', 'POST'],
  path: '/api/trusteeRaise/list',
  input: strict({ ...listFilters, ...page }),
  output: pageOf(row),
  errors: listErrors,
  access: listsRaises,
  effect: 'read',
  idempotent: 'yes',
})
