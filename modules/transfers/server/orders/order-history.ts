import { type History, sql } from '@iisp/server'
import type { Order } from './load-order.ts'

/** Every step of an order. */
export const orderHistory: History<Order> = {
  table: 'transfers.order_step',
  caseId: 'order_id',
  more: ({ fingerprint }, { by, now }) => ({
    account_id: sql`${by.accountId ?? null}::bigint`,
    fingerprint,
    at: now.toISOString(),
  }),
}
