import { type Static, defineList, defineWrite, platformErrors, staleErrors, t } from '@iisp/contract'
import { confirmsFees, readsConfigs } from '../access.ts'
import { relationErrors } from '../errors.ts'
import { dueFlow } from './due-states.ts'

const due = t.Object({
  id: t.id,
  childCode: t.text(20),
  childName: t.text(220),
  motherCode: t.text(20),
  motherName: t.text(220),
  feeType: t.text(2),
  dueOn: t.date,
  /** Yuan, including the amounts carried over from earlier dates; null until the fee is known. */
  fee: t.nullable(t.amount),
  /** Shares of the mother fund redeemed for the fee; null if the cash was sufficient. */
  shares: t.nullable(t.amount),
  /**
   * Amount left unpaid because the shares were not sufficient; it is added to the next due date.
   */
  carried: t.amount,
  state: t.oneOf(...dueFlow.all),
  /** Number of the redemption application at the register. */
  applicationNo: t.text(24),
  /** Number of the transfer instruction that pays the fee. */
  orderNo: t.text(40),
  reason: t.text(300),
  version: t.version,
  actions: t.Array(t.oneOf(...dueFlow.actions)),
})
export type FeeDue = Static<typeof due>

/**
 * The due dates of fees that the forced redemption pays: first the fees to release by a person,
 * then past dates with the latest first, then future dates.
 */
export const feeDueList = defineList({
  summary: { zh: '付费到期列表', en: 'Fees that fall due' },
  path: '/api/fundRelation/linking/feeDueList',
  filters: { configId: t.Optional(t.id), state: t.Optional(t.oneOf(...dueFlow.all)) },
  row: due,
  access: readsConfigs,
})

/**
 * Releases the payment of a fee whose settings require a person's release. The order then awaits
 * the custodian.
 */
export const feeDueConfirm = defineWrite({
  summary: { zh: '确认付费', en: 'Release the payment of a fee' },
  path: '/api/fundRelation/linking/feeDueConfirm',
  input: t.strict({ id: t.id, version: t.version }),
  output: t.Object({ id: t.id, orderNo: t.text(40) }),
  errors: [...staleErrors, platformErrors.caseMoved, relationErrors.cashShort, relationErrors.payeeMissing],
  access: confirmsFees,
  idempotent: 'no',
})
