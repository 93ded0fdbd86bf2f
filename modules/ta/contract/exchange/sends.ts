import { defineRead, defineWrite, t } from '@iisp/contract'
import { exchangeDesk } from '../pages.ts'
import { exchangeProfile } from './imports.ts'
import { exchangeSendErrors } from './send-errors.ts'

/**
 * Makes the exchange files of a day for a distributor, with their indexes, as an archive:
 * - accounts (02), transactions (04) and dividends (06) with their sums (09), as confirmed on the day;
 * - holdings of its accounts at the end of the day (05), with their lots that have a lock-up (26);
 * - the NAV of the funds concerned (07).
 * A value that does not fit the profile is refused with its field; nothing is shortened or left out.
 * The audit trail records each use, because file 02 has identity numbers.
 */
export const exchangeSend = defineWrite({
  summary: { zh: '生成下发的数据交换文件', en: 'Make the exchange files for a distributor' },
  path: '/api/ta/exchange/exchangeSend',
  input: t.strict({
    profile: exchangeProfile.schema,
    /** Code of the distributor. */
    distributor: t.String({ pattern: '^[0-9A-Z]{1,9}$' }),
    confirmedOn: t.date,
  }),
  output: t.Unknown(),
  errors: [exchangeSendErrors.unwritable],
  access: { who: 'pages', pages: [exchangeDesk], supervised: false },
  idempotent: 'no',
  answer: 'file',
  cost: 20,
})

const recipient = t.Object({
  /** Code of the distributor. */
  distributor: t.text(9),
  name: t.text(100),
  /** The last day with a confirmation. */
  lastConfirmedOn: t.nullable(t.date),
})

/** The distributors that have accounts at the register. */
export const exchangeRecipients = defineRead({
  summary: { zh: '数据交换文件的接收机构', en: 'Receivers of exchange files' },
  path: '/api/ta/exchange/exchangeRecipients',
  output: t.Array(recipient),
  access: { who: 'pages', pages: [exchangeDesk] },
})
