import { type Static, defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { decidesRelations, readsRelations } from '../access.ts'
import { relationErrors } from '../errors.ts'
import { linkedOrderFlow } from './linked-order-states.ts'

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
  /** Yuan; null unless the order is a subscription. */
  amount: t.nullable(t.amount),
  shares: t.nullable(t.amount),
  state: t.oneOf(...linkedOrderFlow.all),
  /** Number of the application at the register; '' if none was placed. */
  applicationNo: t.text(24),
  dealingDate: t.nullable(t.date),
  /** The reason of the failure, in the reader's language. */
  reason: t.text(300),
  at: t.dateTime,
  /**
   * The desk may retry the order or set it aside. A forced redemption cannot be retried: its fee is
   * carried over.
   */
  actions: t.Array(t.oneOf('retry', 'skip')),
})
export type LinkedOrder = Static<typeof linkedOrder>

/** Orders of mother funds that relations placed, or could not place, newest first. */
export const linkedOrderList = defineList({
  summary: { zh: '母子联动记录', en: 'Orders placed by relations' },
  path: '/api/fundRelation/linking/linkedOrderList',
  filters: { state: t.Optional(t.oneOf(...linkedOrderFlow.all)), keyword: t.Optional(t.text(50)) },
  row: linkedOrder,
  access: readsRelations,
})

/** Retries a failed order, or sets it aside with a reason. */
export const linkedOrderDecide = defineWrite({
  summary: { zh: '处理联动异常', en: 'Deal with a failed order' },
  path: '/api/fundRelation/linking/linkedOrderDecide',
  input: t.strict({ id: t.id, action: t.oneOf('retry', 'skip'), reason: t.text(300) }),
  output: t.Object({ id: t.id, state: t.oneOf(...linkedOrderFlow.all) }),
  errors: [
    platformErrors.notFound,
    relationErrors.exceptionDone,
    relationErrors.feeCarried,
    relationErrors.reasonMissing,
  ],
  access: decidesRelations,
  idempotent: 'no',
})
