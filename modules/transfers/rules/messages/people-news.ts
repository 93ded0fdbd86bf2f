import type { Language } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { PayeeMarkCode } from '../../contract/codes.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import type { OrderNews } from './order-messages.ts'

/** Steps of which everybody who took part in an order is notified, whether they asked for it or not. */
export type NotifiedEvent =
  | 'return'
  | 'recall'
  | 'withdraw'
  | 'void'
  | 'fail'
  | 'settle'
  | 'request-documents'

export interface PeopleNews extends OrderNews {
  readonly payee: string
  /** True if the custody account pays. */
  readonly pays: boolean
}
export interface NewsStep {
  readonly event: NotifiedEvent
  /** Name of the person who took the step, in both languages. */
  readonly by: Readonly<Record<Language, string>>
  readonly reason: string
}
/** A notification in both languages. */
export interface NewsText {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly titleZh: string
  readonly titleEn: string
  readonly contentZh: string
  readonly contentEn: string
}

const words: Readonly<Record<NotifiedEvent, { tone: NewsText['tone']; zh: string; en: string }>> = {
  return: { tone: 'warning', zh: '指令被退回', en: 'Order returned' },
  recall: { tone: 'info', zh: '指令已召回', en: 'Order recalled' },
  withdraw: { tone: 'info', zh: '指令已撤销', en: 'Order withdrawn' },
  void: { tone: 'danger', zh: '指令已作废', en: 'Order voided' },
  fail: { tone: 'danger', zh: '划款失败', en: 'Payment failed' },
  settle: { tone: 'success', zh: '划款成功', en: 'Payment completed' },
  'request-documents': { tone: 'warning', zh: '指令需补充附件', en: 'Documents wanted' },
}

const inChinese = ({ productName, amount, transferDate, payee, pays }: PeopleNews) =>
  `${productName}，${pays ? '付款' : '收款'}${groupThousands(amount)}元，对方户名${payee}，划款日期${transferDate}`
const inEnglish = ({ productName, amount, transferDate, payee, pays }: PeopleNews) =>
  `${productName}: ${pays ? 'pay' : 'receive'} CNY ${groupThousands(amount)} ${pays ? 'to' : 'from'} ${payee} on ${transferDate}`

/** The notification about a step of an order. */
export function stepNews(order: PeopleNews, { event, by, reason }: NewsStep): NewsText {
  const { tone, zh, en } = words[event]
  return {
    tone,
    titleZh: `${zh}：${order.orderNo}`,
    titleEn: `${en}: ${order.orderNo}`,
    // the reason comes first, because a list shows only the beginning of the text
    contentZh: `${reason === '' ? '' : `原因：${reason}。`}经办：${by.zh}。${inChinese(order)}`,
    contentEn: `${reason === '' ? '' : `Reason: ${reason}. `}By ${by.en}. ${inEnglish(order)}`,
  }
}

/** The message to the next checker, before they act. */
export function payeeNews(order: PeopleNews, mark: Exclude<PayeeMarkCode, '0'>, next: OrderStatus): NewsText {
  const first = mark === '1'
  const { zh, en } = orderFlow.byCode[next].name
  return {
    tone: 'warning',
    titleZh: `${first ? '首次付款的收款方' : '收款方信息有变更'}：${order.orderNo}`,
    titleEn: `${first ? 'First payment to a payee' : 'Changed payee'}: ${order.orderNo}`,
    contentZh: `${inChinese(order)}。该指令${zh}，请核实收款方后再处理。`,
    contentEn: `${inEnglish(order)}. ${en}: please verify the payee before you act.`,
  }
}
