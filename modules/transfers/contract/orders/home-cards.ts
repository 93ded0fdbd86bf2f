import { type Access, t } from '@iisp/contract'
import { homeRead } from './home-read.ts'
import { transferList } from '../pages.ts'
import { orderStatus } from './order.ts'

/** Access to the home page cards that open the order list. */
const leadsToList: Access = { who: 'pages', pages: [transferList] }

/** The institution's orders that are not at their end, by state in the order of their way; counted up to a cap. */
export const orderStages = homeRead({
  name: 'orderStages',
  summary: { zh: '在途指令按状态汇总', en: 'Open orders by state' },
  output: t.Array(
    t.Object({
      status: orderStatus,
      total: t.Integer({ minimum: 0 }),
      /** There are more than `total`. */
      totalCapped: t.Boolean(),
      /** Sum of the payments among them, without receipts; null where not all were counted. */
      payments: t.nullable(t.String({ pattern: '^[0-9]{1,20}\\.[0-9]{2}$' })),
    }),
  ),
  access: leadsToList,
})

/** The most orders that `ordersBack` answers. */
export const ordersBackShown = 5

/**
 * Orders that came back to the institution and need a step by it: returned by a checker or the
 * custodian, or failed and not acknowledged. The most recent ones come first.
 */
export const ordersBack = homeRead({
  name: 'ordersBack',
  summary: { zh: '退回与失败指令', en: 'Returned and failed orders' },
  output: t.Object({
    list: t.Array(
      t.Object({
        id: t.id,
        orderNo: t.text(30),
        productName: t.text(200),
        pays: t.Boolean(),
        amount: t.amount,
        status: orderStatus,
        reason: t.text(200),
        at: t.dateTime,
      }),
      { maxItems: ordersBackShown },
    ),
    /** There are others besides. */
    more: t.Boolean(),
  }),
  access: leadsToList,
})

/** The most products that `recentProducts` answers. */
export const recentProductsShown = 6

/** The products for which the caller wrote orders lately, the last one first. */
export const recentProducts = homeRead({
  name: 'recentProducts',
  summary: { zh: '我的近期产品', en: 'Products of my latest orders' },
  output: t.Array(
    t.Object({
      id: t.id,
      productNo: t.text(20),
      productName: t.text(200),
      /** A new order for it can be entered. */
      usable: t.Boolean(),
      /** When the caller's last order for it was written. */
      at: t.dateTime,
    }),
    { maxItems: recentProductsShown },
  ),
  // not the form's page, whose gates would ask for consent or approval as soon as home opens
  access: leadsToList,
})
