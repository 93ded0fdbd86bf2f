import { isOneOf } from '@iisp/contract'
import type { OrderSource } from '../../contract/codes.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'

export interface Resubmittable {
  readonly source: OrderSource
  readonly status: OrderStatus
  readonly documentsMissing: boolean
  readonly recalled: boolean
}
export type EntryMode = 'copy' | 'ZHZL' | undefined

/**
 * Whether an existing order may be changed and submitted again (BO-047): if it was entered or imported here and is
 * not in progress, if documents are missing, if it is a copy, or if its manager recalled it.
 */
export function mayResubmit(order: Resubmittable, mode?: EntryMode): boolean {
  if (mode === 'copy' || order.documentsMissing) return true
  if (!isOneOf(orderFlow.sets.editable, order.status)) return false
  return order.source === '0' || order.source === '1' || order.recalled
}
