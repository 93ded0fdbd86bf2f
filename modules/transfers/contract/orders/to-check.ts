import { type Page, t } from '@iisp/contract'
import { homeRead } from './home-read.ts'
import { transferReview, transferSign } from '../pages.ts'

/**
 * Maximum number of unusual orders that are named, and number of the longest waiting orders that
 * are examined.
 */
export const toCheckLimits = { shown: 5, looked: 100 } as const

const toCheck = <const Name extends string>(name: Name, page: Page, zh: string, en: string) =>
  homeRead({
    name,
    summary: { zh, en },
    output: t.Object({
      total: t.Integer({ minimum: 0 }),
      /** There are more than `total`. */
      totalCapped: t.Boolean(),
      /** Sum of the payments among them, without receipts; null where not all were counted. */
      payments: t.nullable(t.String({ pattern: '^[0-9]{1,20}\\.[0-9]{2}$' })),
      /** Number of orders examined, starting with the longest waiting ones. */
      looked: t.Integer({ minimum: 0, maximum: toCheckLimits.looked }),
      /** Number of examined orders that are unusual. */
      unusual: t.Integer({ minimum: 0, maximum: toCheckLimits.looked }),
      list: t.Array(
        t.Object({
          id: t.id,
          orderNo: t.text(30),
          productName: t.text(200),
          partnerName: t.text(200),
          pays: t.Boolean(),
          amount: t.amount,
          reasons: t.Array(t.oneOf('first-payment', 'payee-changed', 'above-usual', 'out-of-hours')),
          /** The largest of the last payments to the same account; null where there are too few. */
          largest: t.nullable(t.amount),
          submittedAt: t.dateTime,
        }),
        { maxItems: toCheckLimits.shown },
      ),
    }),
    access: { who: 'pages', pages: [page] },
  })

/**
 * The orders that the caller may review, with their unusual features; orders with the most features
 * come first.
 */
export const ordersToReview = toCheck(
  'ordersToReview',
  transferReview,
  '待复核指令概览',
  'Orders to review at a glance',
)

/** The same for the orders that the caller may sign. */
export const ordersToSign = toCheck(
  'ordersToSign',
  transferSign,
  '待签发指令概览',
  'Orders to sign at a glance',
)
