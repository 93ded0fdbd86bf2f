import { Refusal, isOneOf } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { selectWorkDays } from '@iisp/reference/contract'
import { type PersonActor, type ReadContext, countCap, raw, sql, stateLiteral } from '@iisp/server'
import { type OrderStatus, orderFlow } from '../../../contract/orders/order-states.ts'
import { transferTopics } from '../../../contract/topics.ts'
import { momentBar } from '../../../rules/desk/payment-day.ts'
import { dueDays } from '../../../rules/orders/due-days.ts'
import { paymentHours } from '../../../rules/orders/transfer-time.ts'
import { paymentMoment } from '../../desk/desk-view.ts'

interface Group {
  readonly date: string
  readonly status: OrderStatus
  readonly pays: boolean
  readonly total: number
  readonly sum: string
}
const { atDesk } = orderFlow.sets
const { toAccept } = orderFlow.codes
/** Working days shown after today. */
export const daysShown = 4
/** Calendar days that always contain these working days, even across the longest holiday. */
const daysLookedAhead = 20

/** The orders in the state `stage.status`: a walk along the index from those due first, up to one row above the cap. */
export const dueOrders = (institutionId: string | null) =>
  sql`SELECT transfer_date, status, pays, amount, custody_account_id, custody_account_no, product_id, product_name,
        submitted_at
      FROM transfers.transfer_order
      WHERE ${institutionId === null ? sql`true` : sql`institution_id = ${institutionId}`}
        AND status = stage.status AND status < ${stateLiteral(orderFlow.codes.paid)}
      ORDER BY transfer_date, id LIMIT ${sql.raw(String(countCap + 1))}`

/** Whether a walk of `dueOrders` ended at the cap. */
export const isCapped = (
  statuses: readonly OrderStatus[],
  found: readonly { readonly status: OrderStatus; readonly total: number }[],
): boolean =>
  statuses.some((walked) => {
    const totals = found.flatMap(({ status, total }) => (status === walked ? [total] : []))
    return totals.reduce((sum, total) => sum + total, 0) > countCap
  })

export const selectDue = (statuses: readonly OrderStatus[], institutionId: string | null) =>
  raw(sql<Group>`SELECT o.transfer_date AS date, o.status, o.pays, count(*)::int AS total, sum(o.amount)::text AS sum
    FROM unnest(${statuses}::text[]) stage(status), LATERAL (${dueOrders(institutionId)}) o
    GROUP BY o.transfer_date, o.status, o.pays`)

/**
 * Number and sums of orders in these states that are due on the coming days; null: of all
 * institutions.
 */
export async function ordersDue(
  ctx: ReadContext<PersonActor>,
  statuses: readonly OrderStatus[],
  institutionId: string | null,
) {
  const moment = await paymentMoment(ctx)
  const [found, workdays] = await Promise.all([
    // kept until an order changes
    ctx.kept(
      { topic: transferTopics.orderChanged, audience: institutionId ?? '*' },
      `due ${statuses.join()}`,
      () => ctx.db.all(selectDue(statuses, institutionId)),
    ),
    workdaysAfter(ctx, moment.today),
  ])
  const bar = momentBar(moment)
  const isOver = bar === 'closed-day' || bar === 'after-cut-off'
  const groups = found.map(({ status, ...group }) => ({
    ...group,
    accepted: isOneOf(atDesk, status) && status !== toAccept,
  }))
  return {
    moment: {
      bar,
      today: moment.today,
      time: moment.time,
      ...paymentHours,
      paymentDay: isOver ? (workdays[0] ?? null) : moment.today,
    },
    days: dueDays(groups, { today: moment.today, workdays: workdays.slice(0, daysShown) }),
    capped: isCapped(statuses, found),
  }
}

/** The working days after a day as far as the calendar is published. */
export async function workdaysAfter(ctx: ReadContext<PersonActor>, today: string): Promise<string[]> {
  const endDate = addDays(today, daysLookedAhead)
  const read = (to: string) => ctx.call(selectWorkDays, { startDate: addDays(today, 1), endDate: to })
  const days = await read(endDate).catch((thrown: unknown) => {
    if (!(thrown instanceof Refusal)) throw thrown
    // next year's calendar is published late in the year
    const yearEnd = `${today.slice(0, 4)}-12-31`
    return today < yearEnd && yearEnd < endDate ? read(yearEnd).catch(() => []) : []
  })
  return days.filter(({ GZR }) => GZR === '1').map(({ RQ }) => RQ)
}
