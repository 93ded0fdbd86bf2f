import { defineRead, platformErrors, t } from '@iisp/contract'
import { seesOrders } from '../access.ts'
import { orderPath } from '../fields.ts'
import { orderDetail } from './order.ts'

/** One order with its attachments, contacts, timeline and the caller's possible actions. */
export const getDebitTransferDetail = defineRead({
  summary: { zh: '划款指令详情', en: 'Order' },
  path: `${orderPath}/getDebitTransferDetail`,
  input: t.strict({ id: t.id, cpId: t.Optional(t.text(64)), glrbh: t.Optional(t.text(64)) }),
  output: orderDetail,
  errors: [platformErrors.notFound],
  access: seesOrders,
})
