import { defineDecide, defineFields, defineList, f, t } from '@iisp/contract'
import { decidesRelations, readsRelations } from '../access.ts'
import { relationErrors } from '../errors.ts'
import { linkedOrderFlow, linkedReasonMax } from './linked-order-states.ts'

export const linkedOrderKinds = {
  '022': { zh: '申购', en: 'Subscription' },
  '024': { zh: '赎回', en: 'Redemption' },
  '142': { zh: '强制赎回', en: 'Forced redemption' },
} as const
export const linkedOrderFields = defineFields({
  id: t.id,
  motherCode: t.text(20),
  motherName: f.text(220, ['母基金', 'Mother fund']),
  childCode: t.text(20),
  childName: f.text(220, ['子基金', 'Child fund']),
  kind: f.oneOf(linkedOrderKinds, ['业务类型', 'Kind']),
  /** Yuan; null unless the order is a subscription. */
  amount: f.orNone(f.amount(['金额', 'Amount'])),
  shares: f.orNone(f.amount(['份额', 'Shares'])),
  state: f.state(linkedOrderFlow, ['状态', 'State']),
  /** Number of the application at the register; '' if none was placed. */
  applicationNo: f.text(24, ['申请单号', 'Application no.']),
  dealingDate: f.orNone(f.date(['交易日', 'Dealing date'])),
  /** Why it failed, in the reader's language. */
  reason: f.note(linkedReasonMax, ['说明', 'Note']),
  at: f.moment(['发起时间', 'Placed at']),
  version: t.version,
  actions: t.Array(t.oneOf(...linkedOrderFlow.actions)),
})

/** Orders of mother funds that relations placed, or could not place, newest first. */
export const linkedOrderList = defineList({
  summary: { zh: '母子联动记录', en: 'Orders placed by relations' },
  path: '/api/fundRelation/linking/linkedOrderList',
  filters: { state: t.Optional(t.oneOf(...linkedOrderFlow.all)), keyword: t.Optional(t.text(50)) },
  row: linkedOrderFields.row,
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
