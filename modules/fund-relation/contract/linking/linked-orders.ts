import { type Static, defineDecide, defineList, t } from '@iisp/contract'
import { decidesRelations, readsRelations } from '../access.ts'
import { relationErrors } from '../errors.ts'
import { linkedOrderFlow, linkedReasonMax } from './linked-order-states.ts'

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
  /** Why it failed, in the reader's language. */
  reason: t.text(linkedReasonMax),
  at: t.dateTime,
  version: t.version,
  actions: t.Array(t.oneOf(...linkedOrderFlow.actions)),
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

/** Tries a failed order again, or sets it aside with a reason. */
export const linkedOrderDecide = defineDecide(linkedOrderFlow, {
  summary: { zh: '处理联动异常', en: 'Deal with a failed order' },
  path: '/api/fundRelation/linking/linkedOrderDecide',
  actions: linkedOrderFlow.actions,
  errors: [relationErrors.feeCarried],
  access: decidesRelations,
})
