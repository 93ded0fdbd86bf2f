import { sql, stateList, stateLiteral, waitsFor } from '@iisp/server'
import { orderFlow } from '@iisp/transfers/contract'
import { type PaymentState, paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import type { PerformancePayment } from '../../contract/performance-fees/performance-fees.ts'
import { paymentCases } from './payment-cases.ts'

const { failed, withdrawn, voided, paid } = orderFlow.codes
/** Orders that ended without paying. */
const endedUnpaid = [failed, withdrawn, voided] as const
const unpaid = stateList(endedUnpaid)
/** Yuan of manual payments of the fund of the register `r` that nobody has confirmed yet. */
const noted = sql`coalesce((SELECT sum(m.amount) FROM ta.performance_payment m
  WHERE m.product_id = r.product_id AND m.status = ${stateLiteral(paymentFlow.codes.entered)}), 0)`

/**
 * owed = performance_owed + payments whose order ended unpaid − manual payments to be confirmed (yuan, fund of the
 * register `r`).
 * performance_owed = fees taken − payments by order − confirmed manual payments. It changes only together with its
 * rows, so `ta:verify` can check it.
 * Unpaid orders are added when the debt is read. Their states are final, so no job has to follow the orders.
 * Unconfirmed manual payments are subtracted so that nobody pays the same fee again.
 */
export const owedNow = sql<string>`(r.performance_owed + coalesce((SELECT sum(m.amount) FROM ta.performance_payment m
  JOIN transfers.register_order o ON o.id = m.order_id
  WHERE m.product_id = r.product_id AND o.status IN ${unpaid}), 0) - ${noted})::numeric(20, 2)`

/** Yuan in orders under way or in manual payments to be confirmed, for the fund of the register `r`. */
export const beingPaid = sql<string>`((SELECT coalesce(sum(m.amount), 0) FROM ta.performance_payment m
  JOIN transfers.register_order o ON o.id = m.order_id
  WHERE m.product_id = r.product_id AND o.status NOT IN ${stateList(orderFlow.sets.final)}) + ${noted})::numeric(20, 2)`

/**
 * Whether the fund of the register `r` needs this person: it owes a fee, or another person recorded a manual payment.
 */
export const feeWaitsFor = (persons: readonly string[]) =>
  sql<boolean>`(${owedNow} > 0 OR EXISTS (SELECT FROM ta.performance_payment m WHERE m.product_id = r.product_id
    AND ${waitsFor(paymentCases, 'm', persons)}))`

/** Day of the last manual payment, or of the last order that did not end unpaid. */
export const lastPaidOn = sql<string | null>`(SELECT max(m.at)::date FROM ta.performance_payment m
  LEFT JOIN transfers.register_order o ON o.id = m.order_id
  WHERE m.product_id = r.product_id AND m.status = ${stateLiteral(paymentFlow.codes.confirmed)}
    AND (m.order_id IS NULL OR o.status NOT IN ${unpaid}))`

const byHand = { entered: 'toConfirm', confirmed: 'byHand', cancelled: 'cancelled' } as const

/** The state of a payment: from the state of its order, or its own state without an order. */
export function paymentStateOf(order: string | null, own: PaymentState): PerformancePayment['state'] {
  if (order === null) return byHand[own]
  if (order === paid) return 'paid'
  return endedUnpaid.some((ended) => ended === order) ? 'unpaid' : 'underWay'
}
