import { t } from '@iisp/contract'
import { homeRead } from './home-read.ts'
import { transferList } from '../pages.ts'

const signed = t.String({ pattern: '^-?(0|[1-9][0-9]{0,21})\\.[0-9]{2}$' })

/** The most accounts that `cashAhead` names. */
export const shortAccountsShown = 5

/**
 * Today's balance of the institution's custody accounts, and the remainder after the payments of
 * each coming working day. Counts submitted payments that are not with the bank yet. Receipts are
 * not counted, since they are uncertain.
 */
export const cashAhead = homeRead({
  name: 'cashAhead',
  summary: { zh: '未来现金', en: 'Cash in the coming days' },
  output: t.Object({
    today: t.date,
    accounts: t.Integer({ minimum: 0 }),
    /** Sum over all accounts, including amounts frozen by orders. */
    balance: signed,
    /** Today, including overdue payments, and the working days after it. */
    days: t.Array(
      t.Object({
        /** Transfer dates of its payments, both inclusive. */
        from: t.date,
        to: t.date,
        total: t.Integer({ minimum: 0 }),
        payments: signed,
        /** Remainder after all payments up to this day. */
        left: signed,
      }),
      { maxItems: 6 },
    ),
    /** Accounts that cannot pay all of this, the first one to run short first. */
    short: t.Array(
      t.Object({
        accountNo: t.text(40),
        productId: t.id,
        productName: t.text(200),
        /** The day on which it runs short. */
        day: t.date,
        /** The amount lacking on the last of the days. */
        missing: signed,
      }),
      { maxItems: shortAccountsShown },
    ),
    /** There are other accounts that run short. */
    moreShort: t.Boolean(),
    /** There are too many orders or accounts for one answer: the last ones are not counted. */
    capped: t.Boolean(),
  }),
  access: { who: 'pages', pages: [transferList] },
})
