import { type Static, defineList, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { decidesRelations, readsConfigs, readsRelations } from '../access.ts'
import { relationErrors } from '../errors.ts'

export const linkedOrderStates = ['placed', 'failed', 'skipped', 'settled'] as const
export const linkedOrderKinds = {
  '022': { zh: '申购', en: 'Subscription' },
  '024': { zh: '赎回', en: 'Redemption' },
  '142': { zh: '强制赎回', en: 'Forced redemption' },
} as const
const linkedOrder = t.Object({
  id: t.id,
  motherCode: t.text(20),
  motherName: t.text(220),
  childCode: t.text(20),
  childName: t.text(220),
  kind: t.oneOf('022', '024', '142'),
  /** Yuan of a subscription, null otherwise. */
  amount: t.nullable(t.amount),
  shares: t.nullable(t.amount),
  state: t.oneOf(...linkedOrderStates),
  /** Number of the application at the register; '' where none was placed. */
  applicationNo: t.text(24),
  dealingDate: t.nullable(t.date),
  /** Why it failed, in the reader's language. */
  reason: t.text(300),
  at: t.dateTime,
  /** The desk may try it again, or set it aside. */
  actions: t.Array(t.oneOf('retry', 'skip')),
})
export type LinkedOrder = Static<typeof linkedOrder>

/** Orders of mother funds that relations placed, or could not place, newest first. */
export const linkedOrderList = defineList({
  name: 'linkedOrderList',
  summary: { zh: '母子联动记录', en: 'Orders placed by relations' },
  path: '/api/fundRelation/linking/linkedOrderList',
  filters: { state: t.Optional(t.oneOf(...linkedOrderStates)), keyword: t.Optional(t.text(50)) },
  row: linkedOrder,
  access: readsRelations,
})

/** Tries a failed order again, or sets it aside with a reason. */
export const linkedOrderDecide = defineWrite({
  name: 'linkedOrderDecide',
  summary: { zh: '处理联动异常', en: 'Deal with a failed order' },
  path: '/api/fundRelation/linking/linkedOrderDecide',
  input: t.strict({ id: t.id, action: t.oneOf('retry', 'skip'), reason: t.text(300) }),
  output: t.Object({ id: t.id, state: t.oneOf(...linkedOrderStates) }),
  errors: [platformErrors.notFound, relationErrors.exceptionDone, relationErrors.reasonMissing],
  access: decidesRelations,
  idempotent: 'no',
})

export const dueStates = {
  planned: { zh: '未到期', en: 'Not yet due' },
  covered: { zh: '现金充足', en: 'Cash suffices' },
  redeeming: { zh: '强赎中', en: 'Redeeming' },
  paying: { zh: '付费中', en: 'Being paid' },
  paid: { zh: '已付费', en: 'Paid' },
  short: { zh: '份额不足', en: 'Too few shares' },
  failed: { zh: '异常', en: 'Failed' },
} as const
export type DueState = keyof typeof dueStates
const due = t.Object({
  id: t.id,
  childCode: t.text(20),
  childName: t.text(220),
  motherCode: t.text(20),
  motherName: t.text(220),
  feeType: t.text(2),
  dueOn: t.date,
  /** Yuan; null until the fee is known. */
  fee: t.nullable(t.amount),
  /** What the redeemed shares were expected to bring. */
  shares: t.nullable(t.amount),
  /** Left unpaid because the shares did not suffice. */
  carried: t.amount,
  state: t.oneOf(...(Object.keys(dueStates) as DueState[])),
  applicationNo: t.text(24),
  reason: t.text(300),
})
export type FeeDue = Static<typeof due>

/** The due dates of fees that the forced redemption pays, the latest first. */
export const feeDueList = defineList({
  name: 'feeDueList',
  summary: { zh: '付费到期列表', en: 'Fees that fall due' },
  path: '/api/fundRelation/linking/feeDueList',
  filters: { zjjdm: t.Optional(t.text(20)), configId: t.Optional(t.id) },
  row: due,
  access: readsConfigs,
})

const mailTask = t.Object({
  id: t.id,
  subject: t.text(200),
  recipient: t.text(128),
  at: t.dateTime,
  state: t.oneOf('sent'),
})
/** The mails that the portal has sent about the caller's linked funds, newest first (BO-144). */
export const mailTaskList = defineRead({
  name: 'mailTaskList',
  summary: { zh: '邮件任务', en: 'Mails about linked funds' },
  methods: ['POST', 'GET'],
  path: '/api/mailTask/list',
  input: t.strict(t.page),
  output: t.pageOf(mailTask),
  access: readsRelations,
})
