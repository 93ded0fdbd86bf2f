import {
  type RowOf,
  type Static,
  decidedFields,
  defineDecide,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  enteredFields,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { fundAndManagerFields } from '../fund-fields.ts'
import { termsDesk } from '../pages.ts'
import { termsErrors as e } from './terms-errors.ts'
import { termsFlow, termsReasonMax } from './terms-states.ts'
import { fundTerms, termsVersion } from './terms.ts'

const base = '/api/ta/terms'
const pages = [termsDesk]
const access = { who: 'pages', pages, supervised: false } as const

export const termsFields = defineFields({
  ...fundAndManagerFields,
  id: t.id,
  effectiveFrom: f.date(['生效日期', 'In force from']),
  state: f.state(termsFlow, ['状态', 'State']),
  version: t.version,
  /** These terms are in force today. */
  inForce: f.yesNo(['当前适用', 'In force today']),
  ...enteredFields,
  ...decidedFields('复核', termsReasonMax),
  actions: t.Array(t.oneOf(...termsFlow.actions)),
})
export type TermsRow = RowOf<typeof termsFields>

/** Terms of all funds, the newest first. `open` keeps only terms that wait for this person. */
export const termsList = defineList({
  summary: { zh: '产品条款列表', en: 'Fund terms' },
  path: `${base}/termsList`,
  filters: {
    productId: t.Optional(t.id),
    open: t.Optional(t.Boolean()),
    state: t.Optional(t.oneOf(...termsFlow.all)),
  },
  row: termsFields.row,
  access: { who: 'pages', pages },
})

const termsFull = t.Object({
  ...termsFields.row.properties,
  terms: fundTerms,
  /** The approved terms that these replace; null for the first terms of a fund. */
  before: t.nullable(termsVersion),
})
export type TermsFull = Static<typeof termsFull>

export const termsDetail = defineRead({
  summary: { zh: '产品条款详情', en: 'Terms of a fund' },
  path: `${base}/termsDetail`,
  input: t.strict({ id: t.id }),
  output: termsFull,
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages },
})

/** The approved terms of a fund that hold on a day; null before the first. */
export const termsOfDay = defineRead({
  summary: { zh: '某日适用的产品条款', en: 'Fund terms in force on a day' },
  path: `${base}/termsOfDay`,
  input: t.strict({ productId: t.id, on: t.date }),
  output: t.Object({ version: t.nullable(termsVersion) }),
  access: { who: 'pages', pages },
})

const entering = [platformErrors.notFound, e.termsFault, e.termsThere, e.termsDealt]

/** Enters terms that hold from a day on, once another person has approved them. */
export const termsEnter = defineWrite({
  summary: { zh: '录入产品条款', en: 'Enter fund terms' },
  path: `${base}/termsEnter`,
  input: t.strict({ productId: t.id, effectiveFrom: t.date, terms: fundTerms }),
  output: t.Object({ id: t.id }),
  errors: entering,
  access,
  idempotent: 'key',
})

/** Changes one's own terms that are not approved yet. Returned terms are submitted for approval again. */
export const termsChange = defineWrite({
  summary: { zh: '修改产品条款', en: 'Change fund terms' },
  path: `${base}/termsChange`,
  input: t.strict({ id: t.id, version: t.version, effectiveFrom: t.date, terms: fundTerms }),
  output: t.Object({ state: t.oneOf(...termsFlow.all) }),
  errors: [...entering, platformErrors.conflict, platformErrors.caseMoved, platformErrors.ownOnly],
  access,
  idempotent: 'no',
})

/** Approves or returns terms that another person entered, or withdraws terms that the caller entered. */
export const termsDecide = defineDecide(termsFlow, {
  summary: { zh: '复核产品条款', en: 'Decide on fund terms' },
  path: `${base}/termsDecide`,
  actions: ['approve', 'refuse', 'withdraw'],
  errors: [e.termsDealt],
  access,
})
