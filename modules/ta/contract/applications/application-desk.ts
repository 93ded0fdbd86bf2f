import {
  type WriteAccess,
  defineDecide,
  defineList,
  defineWrite,
  staleErrors,
  t,
  platformErrors,
} from '@iisp/contract'
import { taErrors as e } from '../errors.ts'
import { applicationDesk } from '../pages.ts'
import { applicationRow } from './application.ts'
import { applicationLimits } from './application-kinds.ts'
import { applicationFlow } from './application-states.ts'
import { applicationFilters } from './applications.ts'

const base = '/api/ta/applications'
const access: WriteAccess = {
  who: 'pages',
  pages: [applicationDesk],
  roles: ['ta-operator'],
  supervised: false,
}

/** The applications of all managers, the newest first. */
export const applicationDeskList = defineList({
  summary: { zh: 'TA申请处理列表', en: 'Applications at the TA desk' },
  path: `${base}/applicationDeskList`,
  filters: {
    ...applicationFilters,
    institutionId: t.Optional(t.text(20)),
    /** Only those that wait for this person. */
    open: t.Optional(t.Boolean()),
  },
  row: applicationRow,
  access: { who: 'pages', pages: [applicationDesk] },
})

/** Decides on an application that somebody else entered. */
export const applicationDecide = defineDecide(applicationFlow, {
  summary: { zh: '审核申赎申请', en: 'Decide on an application' },
  path: `${base}/applicationDecide`,
  actions: applicationFlow.actions,
  /** Passed after the list of its day was frozen, it goes to the next open day. */
  answers: { dealingDate: t.date, late: t.Boolean() },
  errors: [e.noOpenDay, e.noTerms],
  access,
})

/** Passes several applications, all or none, if their totals are those that the person has seen. */
export const applicationPassMany = defineWrite({
  summary: { zh: '批量审核通过', en: 'Pass several applications' },
  path: `${base}/applicationPassMany`,
  input: t.strict({
    items: t.Array(t.strict({ id: t.id, version: t.version }), {
      minItems: 1,
      maxItems: applicationLimits.batch,
    }),
    /** Control totals: money and shares of all of them. */
    amount: t.signedAmount,
    shares: t.signedAmount,
  }),
  output: t.Object({ passed: t.Integer(), late: t.Integer() }),
  errors: [
    ...staleErrors,
    platformErrors.caseMoved,
    platformErrors.secondPerson,
    e.controlTotal,
    e.noOpenDay,
    e.noTerms,
  ],
  access,
  idempotent: 'key',
})
