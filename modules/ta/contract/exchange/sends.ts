import { defineRead, defineWrite, t } from '@iisp/contract'
import { exchangeDesk } from '../pages.ts'
import { exchangeProfiles } from './imports.ts'
import { exchangeSendErrors } from './send-errors.ts'

/**
 * The files for a distributor of what was confirmed on a day: accounts (02), transactions (04), what its accounts hold at the
 * end of the day (05) and of it the lots with a lock-up (26), dividends (06) with their sums (09) and the NAV of the funds
 * concerned (07), with their indexes, as an archive. A value that does not fit the profile is refused with its field;
 * nothing is shortened or left out. Accounts go with their identity numbers, so that the audit trail says who made files
 * for whom.
 */
export const exchangeSend = defineWrite({
  summary: { zh: '生成下发的数据交换文件', en: 'Make the exchange files for a distributor' },
  path: '/api/ta/exchange/exchangeSend',
  input: t.strict({
    profile: t.oneOf(...exchangeProfiles),
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
  /** When something was confirmed there last. */
  lastConfirmedOn: t.nullable(t.date),
})

/** The distributors that have accounts at the register. */
export const exchangeRecipients = defineRead({
  summary: { zh: '数据交换文件的接收机构', en: 'Receivers of exchange files' },
  path: '/api/ta/exchange/exchangeRecipients',
  output: t.Array(recipient),
  access: { who: 'pages', pages: [exchangeDesk] },
})
