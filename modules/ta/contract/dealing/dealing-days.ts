import { type Static, defineList, t } from '@iisp/contract'
import { dealingDesk } from '../pages.ts'
import { navFlow } from './nav-states.ts'
import { runFlow } from './run-states.ts'
import { runActions } from './runs.ts'
import { total } from './totals.ts'

const day = t.Object({
  /** 'productId:day' */
  key: t.text(40),
  productId: t.id,
  productCode: t.text(20),
  productName: t.text(200),
  institutionName: t.text(200),
  dealingDate: t.date,
  cutOffReached: t.Boolean(),
  /** Passed applications without a run: their number, yuan to subscribe, shares to redeem. */
  waiting: t.Integer(),
  waitingAmount: total,
  waitingShares: total,
  /** The code of a fund that converts into this one and has to be dealt first; '' if there is no such fund. */
  awaits: t.text(20),
  /** null if no NAV was entered. */
  navState: t.nullable(t.oneOf(...navFlow.all)),
  unitNav: t.nullable(t.text(20)),
  runId: t.nullable(t.id),
  runState: t.nullable(t.oneOf(...runFlow.all)),
  runVersion: t.nullable(t.Integer()),
  /** Applications of the run. */
  runCount: t.Integer(),
  actions: t.Array(t.oneOf('start', ...runActions)),
})
export type DealingDay = Static<typeof day>

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
  row: day,
  access: { who: 'pages', pages: [dealingDesk] },
})
