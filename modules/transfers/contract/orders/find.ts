import { defineRead, t } from '@iisp/contract'
import { findsOrders } from '../access.ts'
import { orderPath } from '../fields.ts'
import { orderRow } from './order.ts'

/** The most orders that a search by number answers. */
export const mostFoundOrders = 5

/** An order number, or its beginning from the whole date on, with or without HK. */
export const orderNumber = /^(HK)?([0-9]{8,20})$/i

const { ID, ORDERNO, PROSTATUS, PROSTATUSNAME, PRODUCTNAME, AMOUNT } = orderRow.properties

/**
 * At most five orders whose number begins with the input, newest first. The institution finds its
 * own orders, the desk all orders.
 */
export const findOrders = defineRead({
  summary: { zh: '按编号查找划款指令', en: 'Find orders by number' },
  path: `${orderPath}/findOrders`,
  input: t.strict({ number: t.String({ pattern: '^([Hh][Kk])?[0-9]{8,20}$', maxLength: 22 }) }),
  output: t.Object({
    list: t.Array(t.Object({ ID, ORDERNO, PROSTATUS, PROSTATUSNAME, PRODUCTNAME, AMOUNT }), {
      maxItems: mostFoundOrders,
    }),
  }),
  access: findsOrders,
})
