import { isOneOf, stateName } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'

/** Facts about an order that a message may mention. */
export interface OrderNews {
  readonly orderNo: string
  readonly productName: string
  /** Yuan. */
  readonly amount: string
  readonly transferDate: string
}
export type NoticeType = '1' | '2'

const { codes, sets } = orderFlow

/** The recipients of a reminder, and the status in which it can be sent. */
export const noticeTypes = {
  '1': { action: 'remind-reviewers', role: 'reviewer', status: codes.toReview, zh: '复核' },
  '2': { action: 'remind-signers', role: 'signer', status: codes.toSign, zh: '签发' },
} as const

/** Whether the payment has come to an end that ISSENDEMAIL reports. */
export const isResult = (status: OrderStatus): boolean => isOneOf(sets.result, status)

const named = ({ orderNo, productName, amount, transferDate }: OrderNews) =>
  `划款指令${orderNo}（${productName}，${groupThousands(amount)}元，划款日期${transferDate}）`

/** Asks a reviewer or signer to act. */
export const requestText = (order: OrderNews, type: NoticeType): string =>
  `${named(order)}待您${noticeTypes[type].zh}，请登录平台处理。`

/** Informs a contact that the order's status changed (NOTICEFLAG). */
export const changeText = (order: OrderNews, status: OrderStatus, reason: string): string =>
  `${named(order)}状态变更为【${stateName(orderFlow, status, 'zh')}】${reason === '' ? '' : `，原因：${reason}`}。`

/** Informs a contact of the result of the payment (ISSENDEMAIL). */
export function resultMail(order: OrderNews, status: OrderStatus, reason: string) {
  const amount = groupThousands(order.amount)
  const { zh, en } = orderFlow.byCode[status].name
  return {
    subject: `${zh}：划款指令${order.orderNo}`,
    text: [
      `划款结果：${zh}`,
      `指令编号：${order.orderNo}`,
      `产品名称：${order.productName}`,
      `划款金额：${amount}元`,
      `划款日期：${order.transferDate}`,
      ...(reason === '' ? [] : [`原因：${reason}`]),
      '',
      `Transfer order ${order.orderNo} of ${amount} yuan on ${order.transferDate}: ${en}.`,
    ].join('\n'),
  }
}
