import {
  type Static,
  date,
  defineCall,
  flag,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { listsOpenings, listsRaises, worksDesk } from './access.ts'
import { kind, row } from './fields.ts'

export type ApplicationRow = Static<typeof row>

const filters = {
  /** Part of a project number, of a product's name or code, or of a broker's name. */
  keyword: t.Optional(text(50)),
  /** Comma list of statuses. */
  status: t.Optional(t.String({ pattern: '^([0-9]{3}(,[0-9]{3}){0,7})?$' })),
  startDate: t.Optional(date),
  endDate: t.Optional(date),
}
const errors = [platformErrors.listTooLong, platformErrors.badInput]

/** The institution's securities-account openings, newest first. */
export const getOpeningList = defineCall({
  name: 'getOpeningList',
  summary: '证券账户开户列表',
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/list',
  input: strict({ ...filters, ...page }),
  output: pageOf(row),
  errors,
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
  input: strict({ ...filters, ...page }),
  output: pageOf(row),
  errors,
  access: listsRaises,
  effect: 'read',
  idempotent: 'yes',
})

/** Applications of all managers for the desk: open ones where no status is asked for; urged ones first. */
export const openingDeskList = defineCall({
  name: 'openingDeskList',
  summary: '开户与三方关联处理列表',
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/desk/list',
  input: strict({ ...filters, kind: t.Optional(kind), urged: t.Optional(flag), ...page }),
  output: pageOf(row),
  errors,
  access: worksDesk,
  effect: 'read',
  idempotent: 'yes',
})
