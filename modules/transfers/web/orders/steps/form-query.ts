import type { OrderDetail } from '@iisp/transfers/contract'
import type { FormStep } from './order-choices.ts'

/** The address of the entry form in which an order is edited or copied. */
export const formQuery = (order: OrderDetail, name: FormStep['name']): URLSearchParams => {
  const mode = name === 'copy' ? 'copy' : order.RECALLED === '1' ? 'ZHZL' : null
  return new URLSearchParams({ id: order.ID, ...(mode !== null && { mode }) })
}
