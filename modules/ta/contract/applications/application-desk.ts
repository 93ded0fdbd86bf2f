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
import { applicationFields } from './application.ts'
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
    /** Only applications that wait for this person's decision. */
    open: t.Optional(t.Boolean()),
  },
  row: applicationFields.row,
  access: { who: 'pages', pages: [applicationDesk] },
})

/** Decides on an application. The person who entered it cannot decide. */
export const applicationDecide = defineDecide(applicationFlow, {
  summary: { zh: '审核申赎申请', en: 'Decide on an application' },
  path: `${base}/applicationDecide`,
  actions: applicationFlow.actions,
  /** True when the list of the day was already frozen, so that the application goes to the next open day. */
  answers: { dealingDate: t.date, late: t.Boolean() },
  errors: [e.noOpenDay, e.noTerms],
  access,
})

/** Passes several applications, or none of them if their totals differ from the totals that the person saw. */
export const applicationPassMany = defineWrite({
  summary: { zh: '批量审核通过', en: 'Pass several applications' },
  path: `${base}/applicationPassMany`,
  input: t.strict({
    items: t.Array(t.strict({ id: t.id, version: t.version }), {
      minItems: 1,
      maxItems: applicationLimits.batch,
    }),
    /** Control totals: the sums of money and of shares. */
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
