import { defineWrite, platformErrors, t } from '@iisp/contract'
import { transferErrors } from '../errors.ts'

/**
 * Movements of a fund's money around its share register (BO-016, 募集户):
 * - `received`: from investors into the raise account
 * - `invested`: from the raise account into the custody account
 * - `returned`: from the raise account to investors
 * - `fee`: from the raise account to the recipients of the fee
 * - `taken-back`: reverses `invested` for a correction
 * - `recovered`: returns money that has left the raise account, for a correction
 */
export const registerMoneyKinds = [
  'received',
  'invested',
  'returned',
  'fee',
  'taken-back',
  'recovered',
] as const
export type RegisterMoneyKind = (typeof registerMoneyKinds)[number]

/**
 * For other modules, inside their own transaction: books money of a fund between its raise account, its custody account
 * and the outside, each as an entry with two postings. The same kind and reference is booked once, however often it is
 * asked for; a raise account never falls below zero. Answers how many entries are new.
 */
export const bookRegisterMoney = defineWrite({
  summary: { zh: '登记资金记账', en: 'Book money of the share register' },
  path: '/module/transfers/bookRegisterMoney',
  input: t.strict({
    productId: t.id,
    entries: t.Array(
      t.strict({
        kind: t.oneOf(...registerMoneyKinds),
        /** Yuan, above zero. */
        amount: t.String({ pattern: '^(0|[1-9][0-9]{0,15})\\.[0-9]{2}$' }),
        /** Source of the movement, such as 'ta:application:34'. */
        reference: t.oneLine(80, 1),
        memo: t.oneLine(100),
      }),
      { maxItems: 400_000 },
    ),
  }),
  output: t.Object({ booked: t.Integer() }),
  errors: [platformErrors.notFound, transferErrors.registerAccountMissing],
  access: { who: 'module' },
  maxBodyBytes: 1_000_000,
  idempotent: 'yes',
})
