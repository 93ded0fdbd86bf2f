import { type Access, type Static, t } from '@iisp/contract'
import { homeRead } from './home-read.ts'
import { clock } from '../fields.ts'
import { transferDesk, transferList } from '../pages.ts'
import { barredMoment } from './totals.ts'

/** Orders that are not at their end, by the transfer dates `from` to `to`, both inclusive. */
const dueDay = t.Object({
  /** `day`: of one payment day, together with the days without payments before it. */
  kind: t.oneOf('overdue', 'day', 'later'),
  from: t.date,
  to: t.date,
  total: t.Integer({ minimum: 0 }),
  /** Number of these orders that the custodian has not accepted. */
  notAccepted: t.Integer({ minimum: 0 }),
  /** Sum of the payments among them, without receipts. */
  payments: t.String({ pattern: '^(0|[1-9][0-9]{0,19})\\.[0-9]{2}$' }),
})
export type DueDay = Static<typeof dueDay>

const output = t.Object({
  moment: t.Object({
    ...barredMoment,
    /** Time of day of the answer. */
    time: clock,
    /** The day of the next payments: today until the cut-off of a working day. Null: not in the calendar yet. */
    paymentDay: t.nullable(t.date),
  }),
  /** In order of time; `overdue` and `later` only where orders are due then. */
  days: t.Array(dueDay, { maxItems: 7 }),
  /** There are too many orders for one answer: those due last are not counted. */
  capped: t.Boolean(),
})

const dueDays = <const Name extends string>(name: Name, access: Access, zh: string, en: string) =>
  homeRead({
    name,
    summary: { zh, en },
    output,
    access,
  })

/** The institution's open orders by payment day, and the time left until the cut-off. */
export const ordersByDay = dueDays(
  'ordersByDay',
  { who: 'pages', pages: [transferList] },
  '在途指令按划款日汇总',
  'Open orders by payment day',
)

/** The same for the orders at the custodian's desk. */
export const deskByDay = dueDays(
  'deskByDay',
  { who: 'pages', pages: [transferDesk] },
  '待处理指令按划款日汇总',
  'Orders at the desk by payment day',
)
