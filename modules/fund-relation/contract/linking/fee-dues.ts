import { type Static, defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { confirmsFees, readsConfigs } from '../access.ts'
import { relationErrors } from '../errors.ts'

/** A fee of a child fund from its planning to its payment. */
export const dueStates = {
  planned: { zh: '未到期', en: 'Not yet due', tone: 'neutral' },
  /** The manager pays it instead of the fund. */
  advanced: { zh: '管理人垫付', en: 'Advanced by the manager', tone: 'neutral' },
  /** Shares of the mother fund are being redeemed. */
  redeeming: { zh: '强赎中', en: 'Redeeming', tone: 'info' },
  /** Paid as soon as the money is in the custody account. */
  ready: { zh: '待付费', en: 'To be paid', tone: 'info' },
  /** The money is there and a person has to release the payment. */
  toConfirm: { zh: '待人工确认', en: 'Awaiting confirmation', tone: 'warning' },
  paying: { zh: '付费中', en: 'Being paid', tone: 'info' },
  paid: { zh: '已付费', en: 'Paid', tone: 'success' },
  failed: { zh: '异常', en: 'Failed', tone: 'danger' },
} as const
export type DueState = keyof typeof dueStates
const states = Object.keys(dueStates) as DueState[]

const due = t.Object({
  id: t.id,
  childCode: t.text(20),
  childName: t.text(220),
  motherCode: t.text(20),
  motherName: t.text(220),
  feeType: t.text(2),
  dueOn: t.date,
  /** Yuan, with what earlier dates left; null until the fee is known. */
  fee: t.nullable(t.amount),
  /** Of the mother fund, redeemed for it; null where the cash suffices. */
  shares: t.nullable(t.amount),
  /** Left unpaid because the shares did not suffice; owed with the next due date. */
  carried: t.amount,
  state: t.oneOf(...states),
  /** Of the redemption at the register. */
  applicationNo: t.text(24),
  /** Of the transfer instruction that pays it. */
  orderNo: t.text(40),
  reason: t.text(300),
  actions: t.Array(t.oneOf('confirm')),
})
export type FeeDue = Static<typeof due>

/** The due dates of fees that the forced redemption pays, the latest first. */
export const feeDueList = defineList({
  name: 'feeDueList',
  summary: { zh: '付费到期列表', en: 'Fees that fall due' },
  path: '/api/fundRelation/linking/feeDueList',
  filters: { configId: t.Optional(t.id), state: t.Optional(t.oneOf(...states)) },
  row: due,
  access: readsConfigs,
})

/** Releases the payment of a fee whose settings leave that to a person. The order waits for the custodian. */
export const feeDueConfirm = defineWrite({
  name: 'feeDueConfirm',
  summary: { zh: '确认付费', en: 'Release the payment of a fee' },
  path: '/api/fundRelation/linking/feeDueConfirm',
  input: t.strict({ id: t.id }),
  output: t.Object({ id: t.id, orderNo: t.text(40) }),
  errors: [platformErrors.notFound, relationErrors.dueMoved, relationErrors.cashShort],
  access: confirmsFees,
  idempotent: 'no',
})
