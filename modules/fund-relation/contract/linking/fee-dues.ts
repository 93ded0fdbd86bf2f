import {
  type RowOf,
  defineFields,
  defineList,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { confirmsFees, readsConfigs } from '../access.ts'
import { feeTypes } from '../configs/config.ts'
import { relationErrors } from '../errors.ts'
import { dueFlow } from './due-states.ts'

export const dueFields = defineFields({
  id: t.id,
  childCode: t.text(20),
  childName: t.text(220),
  motherCode: t.text(20),
  motherName: t.text(220),
  feeType: f.oneOf(feeTypes, ['费用类型', 'Fee']),
  dueOn: f.date(['到期日', 'Due on']),
  /** Including the amounts carried over from earlier dates; null until the fee is known. */
  fee: f.orNone(f.amount(['应付金额（元）', 'Due (CNY)'])),
  /** Shares of the mother fund redeemed for the fee; null if the cash was sufficient. */
  shares: f.orNone(f.amount(['赎回份额', 'Shares redeemed'])),
  /**
   * Amount left unpaid because the shares were not sufficient; it is added to the next due date.
   */
  carried: f.amount(['结转下期（元）', 'Carried over (CNY)']),
  state: f.state(dueFlow, ['状态', 'State']),
  /** Number of the redemption application at the register. */
  applicationNo: f.text(24, ['强赎申请单号', 'Redemption no.']),
  /** Number of the transfer instruction that pays the fee. */
  orderNo: f.text(40, ['划款指令编号', 'Transfer instruction']),
  reason: f.note(300, ['说明', 'Note']),
  version: t.version,
  actions: t.Array(t.oneOf(...dueFlow.actions)),
})
export type FeeDue = RowOf<typeof dueFields>

/**
 * The due dates of fees that the forced redemption pays: first the fees to release by a person,
 * then past dates with the latest first, then future dates.
 */
export const feeDueList = defineList({
  summary: { zh: '付费到期列表', en: 'Fees that fall due' },
  path: '/api/fundRelation/linking/feeDueList',
  filters: { configId: t.Optional(t.id), state: t.Optional(t.oneOf(...dueFlow.all)) },
  row: dueFields.row,
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
