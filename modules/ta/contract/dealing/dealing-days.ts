import { type RowOf, defineFields, defineList, f, t } from '@iisp/contract'
import { fundAndManagerFields } from '../fund-fields.ts'
import { sum } from '../holder-fields.ts'
import { dealingDesk } from '../pages.ts'
import { navFlow } from './nav-states.ts'
import { runFlow } from './run-states.ts'
import { runActions } from './runs.ts'

export const dealingDayFields = defineFields({
  /** 'productId:day' */
  key: t.text(40),
  ...fundAndManagerFields,
  dealingDate: f.date(['开放日', 'Dealing date']),
  cutOffReached: f.yesNo(['截单时间', 'Cut-off'], {
    true: ['已到', 'Reached'],
    false: ['未到', 'Not reached'],
  }),
  /** Passed applications without a run: their number, yuan to subscribe, shares to redeem. */
  waiting: f.count(['待处理申请', 'Applications']),
  waitingAmount: sum(['申购金额', 'To subscribe']),
  waitingShares: sum(['赎回份额', 'Shares to redeem']),
  /** The code of a fund that converts into this one and has to be dealt first; '' if there is no such fund. */
  awaits: t.text(20),
  /** null if no NAV was entered. */
  navState: t.nullable(t.oneOf(...navFlow.all)),
  unitNav: t.nullable(t.text(20)),
  runId: t.nullable(t.id),
  runState: f.orNone(f.state(runFlow, ['状态', 'State'])),
  runVersion: t.nullable(t.Integer()),
  /** Applications of the run. */
  runCount: t.Integer(),
  actions: t.Array(t.oneOf('start', ...runActions)),
})
export type DealingDay = RowOf<typeof dealingDayFields>

/**
 * Funds on their open days with passed applications or runs, the latest day first. `open` keeps only days with work
 * left to do.
 */
export const dealingDayList = defineList({
  summary: { zh: '交易日处理列表', en: 'Open days to be dealt' },
  path: '/api/ta/dealing/dealingDayList',
  filters: {
    open: t.Optional(t.Boolean()),
    state: t.Optional(t.oneOf(...runFlow.all)),
    startDate: t.Optional(t.date),
    endDate: t.Optional(t.date),
    keyword: t.Optional(t.text(50)),
  },
  row: dealingDayFields.row,
  access: { who: 'pages', pages: [dealingDesk] },
})
