import { sql, stateList, stateLiteral, waitsFor } from '@iisp/server'
import { orderFlow } from '@iisp/transfers/contract'
import { type PaymentState, paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import type { PerformancePaymentState } from '../../contract/performance-fees/performance-fees.ts'
import { paymentCases } from './payment-cases.ts'

const { failed, withdrawn, voided, paid } = orderFlow.codes
/** Orders that have ended without paying. */
const endedUnpaid = [failed, withdrawn, voided] as const
const unpaid = stateList(endedUnpaid)
/** Yuan noted as paid by hand for the fund of the register `r` that nobody has confirmed yet. */
const noted = sql`coalesce((SELECT sum(m.amount) FROM ta.performance_payment m
  WHERE m.product_id = r.product_id AND m.status = ${stateLiteral(paymentFlow.codes.entered)}), 0)`

/**
 * What the fund of the register `r` owes its manager now, yuan. `performance_owed` moves only together with other rows of
 * this module, so that it can be checked against them at any time. What an order did not pay is added here, when it is
 * read: these states are final, so no schedule has to follow the orders, and the sum is right at every moment. What is noted
 * as paid by hand is not owed while it waits for a second person, so that nobody pays it again meanwhile.
 */
export const owedNow = sql<string>`(r.performance_owed + coalesce((SELECT sum(m.amount) FROM ta.performance_payment m
  JOIN transfers.register_order o ON o.id = m.order_id
  WHERE m.product_id = r.product_id AND o.status IN ${unpaid}), 0) - ${noted})::numeric(20, 2)`

/** Yuan that orders under way pay for the fund of the register `r`, or that wait to be confirmed as paid by hand. */
export const beingPaid = sql<string>`((SELECT coalesce(sum(m.amount), 0) FROM ta.performance_payment m
  JOIN transfers.register_order o ON o.id = m.order_id
  WHERE m.product_id = r.product_id AND o.status NOT IN ${stateList(orderFlow.sets.final)}) + ${noted})::numeric(20, 2)`

/** Whether the fund of the register `r` waits for this person: it owes a fee, or somebody else noted one as paid by hand. */
export const feeWaitsFor = (persons: readonly string[]) =>
  sql<boolean>`(${owedNow} > 0 OR EXISTS (SELECT FROM ta.performance_payment m WHERE m.product_id = r.product_id
    AND ${waitsFor(paymentCases, 'm', persons)}))`

/** Day of the last payment by hand or by an order that was not given up. */
export const lastPaidOn = sql<string | null>`(SELECT max(m.at)::date FROM ta.performance_payment m
  LEFT JOIN transfers.register_order o ON o.id = m.order_id
  WHERE m.product_id = r.product_id AND m.status = ${stateLiteral(paymentFlow.codes.confirmed)}
    AND (m.order_id IS NULL OR o.status NOT IN ${unpaid}))`

const byHand = { entered: 'toConfirm', confirmed: 'byHand', cancelled: 'cancelled' } as const

/** What became of a payment, by the state of its order, or by its own where it has none. */
export function paymentStateOf(order: string | null, own: PaymentState): PerformancePaymentState {
  if (order === null) return byHand[own]
  if (order === paid) return 'paid'
  return endedUnpaid.some((ended) => ended === order) ? 'unpaid' : 'underWay'
}
