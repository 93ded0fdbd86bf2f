import { Refusal } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { selectWorkDays } from '@iisp/reference/contract'
import { type PersonActor, type ReadContext, countCap, raw, reader, sql, stateLiteral } from '@iisp/server'
import * as calls from '../../../contract/orders/to-check.ts'
import { type OrderStatus, orderFlow } from '../../../contract/orders/order-states.ts'
import { type OrderToCheck, compared, unusualAbout } from '../../../rules/orders/unusual.ts'
import { secondsOf } from '../../flags.ts'
import { noMark, payeeMarksOf } from '../payee-mark.ts'

const { toReview, toSign, paid } = orderFlow.codes
const { shown, looked } = calls.toCheckLimits
type CheckStatus = typeof toReview | typeof toSign

/** Those at this state that the person may check: nobody checks what they made or checked before. */
const checkable = (status: CheckStatus, { institutionId, personId }: PersonActor) => sql`
  SELECT * FROM transfers.transfer_order
  WHERE institution_id = ${institutionId} AND status = ${status satisfies OrderStatus}
    AND NOT ${personId} = ANY(makers) AND (${status === toReview} OR reviewed_by IS DISTINCT FROM ${personId})`

const selectSums = (status: CheckStatus, actor: PersonActor) =>
  raw(sql<{ total: number; payments: string }>`SELECT count(*)::int AS total,
      coalesce(sum(amount) FILTER (WHERE pays), 0)::numeric(22, 2)::text AS payments
    FROM (${checkable(status, actor)} ORDER BY recency LIMIT ${sql.raw(String(countCap + 1))}) found`)

interface Found {
  readonly id: string
  readonly order_no: string
  readonly product_name: string
  readonly partner_name: string
  readonly pays: boolean
  readonly amount: string
  readonly since: string
  readonly earlier: number
  readonly largest: string | null
}
/** The orders that wait longest, each with the last payments to the same account. */
const selectOldest = (status: CheckStatus, actor: PersonActor) =>
  raw(sql<Found>`SELECT o.id, o.order_no, o.product_name, o.partner_name, o.pays, o.amount,
      coalesce(o.submitted_at, o.created_at) AS since, before.earlier, before.largest
    FROM (${checkable(status, actor)} ORDER BY recency DESC LIMIT ${sql.raw(String(looked))}) o,
    LATERAL (SELECT count(*)::int AS earlier, max(p.amount) AS largest FROM (
      SELECT amount FROM transfers.transfer_order
      WHERE institution_id = o.institution_id AND partner_account_no = o.partner_account_no
        AND pays AND status = ${stateLiteral(paid)} AND submitted_at IS NOT NULL
      ORDER BY submitted_at DESC LIMIT ${sql.raw(String(compared.last))}) p) before
    ORDER BY o.recency DESC`)

async function present(ctx: ReadContext<PersonActor>, status: CheckStatus) {
  const { db, actor } = ctx
  const [sums, oldest] = await Promise.all([
    db.one(selectSums(status, actor)),
    db.all(selectOldest(status, actor)),
  ])
  const [marks, closed] = await Promise.all([
    payeeMarksOf(
      db,
      oldest.map(({ id }) => id),
    ),
    closedDays(
      ctx,
      oldest.map(({ since }) => since.slice(0, 10)),
    ),
  ])
  const judged = oldest.map((order) => {
    const facts: OrderToCheck = {
      pays: order.pays,
      amount: order.amount,
      payeeMark: (marks.get(order.id) ?? noMark).code,
      earlier: order.earlier,
      largest: order.largest,
      submittedTime: secondsOf(order.since).slice(11),
      onWorkday: !closed.has(order.since.slice(0, 10)),
    }
    return { order, reasons: unusualAbout(facts) }
  })
  const unusual = judged.filter(({ reasons }) => reasons.length > 0)
  const totalCapped = sums.total > countCap
  return {
    total: Math.min(sums.total, countCap),
    totalCapped,
    payments: totalCapped ? null : sums.payments,
    looked: oldest.length,
    unusual: unusual.length,
    list: unusual
      .toSorted((a, b) => b.reasons.length - a.reasons.length)
      .slice(0, shown)
      .map(({ order, reasons }) => ({
        id: order.id,
        orderNo: order.order_no,
        productName: order.product_name,
        partnerName: order.partner_name,
        pays: order.pays,
        amount: order.amount,
        reasons: [...reasons],
        largest: reasons.includes('above-usual') ? order.largest : null,
        submittedAt: secondsOf(order.since),
      })),
  }
}

/** How far back days are looked up in the calendar. */
const daysBack = 60

/** Those of the days that are no working days. Days that the calendar does not have, or long ago, count as working days. */
async function closedDays(
  ctx: ReadContext<PersonActor>,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const today = businessDate(ctx.now)
  const earliest = addDays(today, -daysBack)
  const startDate = days.filter((day) => day >= earliest).toSorted()[0]
  if (startDate === undefined) return new Set()
  const calendar = await ctx.call(selectWorkDays, { startDate, endDate: today }).catch((thrown: unknown) => {
    if (thrown instanceof Refusal) return []
    throw thrown
  })
  return new Set(calendar.filter(({ GZR }) => GZR !== '1').map(({ RQ }) => RQ))
}

export const ordersToReview = reader(calls.ordersToReview, (ctx) => present(ctx, toReview))

export const ordersToSign = reader(calls.ordersToSign, (ctx) => present(ctx, toSign))
