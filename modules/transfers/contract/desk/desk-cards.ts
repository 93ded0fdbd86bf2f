import { type Access, t } from '@iisp/contract'
import { homeRead } from '../orders/home-read.ts'
import { clock } from '../fields.ts'
import { orderStatus } from '../orders/order.ts'
import { barredMoment } from '../orders/totals.ts'
import { transferDesk } from '../pages.ts'
import { waitingIds } from './waiting.ts'

/** Access to the home page cards that open the desk. */
const leadsToDesk: Access = { who: 'pages', pages: [transferDesk] }

/** The orders at the desk by state, and how long they have waited since they were submitted. */
export const deskQueues = homeRead({
  name: 'deskQueues',
  summary: { zh: '待处理指令按等待时长汇总', en: 'Orders at the desk by waiting time' },
  output: t.Object({
    queues: t.Array(
      t.Object({
        status: orderStatus,
        /** In the order of `waitingClasses`. */
        waiting: t.Array(t.Object({ class: t.oneOf(...waitingIds), total: t.Integer({ minimum: 0 }) })),
      }),
    ),
    /** There are too many orders for one answer: those due last are not counted. */
    capped: t.Boolean(),
  }),
  access: leadsToDesk,
})

const sum = t.String({ pattern: '^(0|[1-9][0-9]{0,21})\\.[0-9]{2}$' })
const flow = t.Object({ total: t.Integer({ minimum: 0 }), sum })

/**
 * The desk's day: when payments can be made, whether two people must handle an order, and the money of the orders
 * dated today, by state.
 */
export const deskToday = homeRead({
  name: 'deskToday',
  summary: { zh: '今日划款时段与资金', en: 'Payment hours and money of today' },
  output: t.Object({
    moment: t.Object({ ...barredMoment, time: clock }),
    twoPersons: t.Boolean(),
    money: t.Array(t.Object({ status: orderStatus, out: flow, in: flow })),
    /** There are too many orders for one answer: not all are counted. */
    capped: t.Boolean(),
  }),
  access: leadsToDesk,
})
