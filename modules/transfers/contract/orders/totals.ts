import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { listsOrders, worksDesk } from '../access.ts'
import { clock } from '../fields.ts'
import { orderFilters } from './list.ts'
import { orderStatus } from './order.ts'

/** Orders of one state and direction: how many, and their amounts together. */
const group = t.Object({
  proStatus: orderStatus,
  /** '1' the custody accounts pay, '0' they receive. */
  payFlag: t.flag,
  count: t.Integer({ minimum: 0, maximum: 10_000 }),
  /** Number of orders with complete documents. */
  complete: t.Integer({ minimum: 0, maximum: 10_000 }),
  /** 10,000 amounts at most, each of twelve digits. */
  sum: t.String({ pattern: '^(0|[1-9][0-9]{0,15})\\.[0-9]{2}$' }),
})
const totals = {
  groups: t.Array(group),
  /** There are more than 10,000; counts and sums are of the first ones only. */
  capped: t.Boolean(),
}
export type OrderGroup = Static<typeof group>

/** Number and sum of the institution's open orders that match the filters, by state and direction. */
export const orderTotals = defineRead({
  name: 'orderTotals',
  summary: { zh: '划款指令合计', en: 'Totals of open orders' },
  methods: ['POST', 'GET'],
  path: '/api/tran/transferList/getTotals',
  input: t.strict(orderFilters),
  output: t.Object(totals),
  errors: [platformErrors.badInput],
  access: listsOrders,
})

/** The bank's hours of a day. */
export const barredMoment = {
  /** The reason why no order can be paid now; null if payments are possible. */
  bar: t.nullable(t.oneOf('closed-day', 'before-hours', 'after-cut-off')),
  today: t.date,
  from: clock,
  to: clock,
}

/** The same for the orders at the custodian's desk, and whether the bank takes payments at this moment. */
export const deskTotals = defineRead({
  name: 'deskTotals',
  summary: { zh: '划款指令处理合计', en: 'Totals of orders to process' },
  methods: ['POST', 'GET'],
  path: '/api/tran/desk/totals',
  input: t.strict(orderFilters),
  output: t.Object({
    ...totals,
    moment: t.Object(barredMoment),
  }),
  errors: [platformErrors.badInput],
  access: worksDesk,
})
