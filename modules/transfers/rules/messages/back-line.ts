import { type Language, stateName } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'

interface Back {
  readonly order_no: string
  readonly product_name: string
  readonly amount: string
  readonly status: OrderStatus
  readonly return_reason: string
}

/** An order that came back, in a line. */
export function backLine(order: Back, language: Language): string {
  const state = stateName(orderFlow, order.status, language)
  const amount = groupThousands(order.amount)
  if (language === 'zh')
    return `${order.order_no} ${order.product_name}，${amount}元，${state}${order.return_reason && `：${order.return_reason}`}`
  return `${order.order_no} ${order.product_name}, CNY ${amount}, ${state}${order.return_reason && `: ${order.return_reason}`}`
}
