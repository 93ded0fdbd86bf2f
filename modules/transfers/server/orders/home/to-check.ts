import { Refusal } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { selectWorkDays } from '@iisp/reference/contract'
import { type PersonActor, type ReadContext, countCap, countRows, sql, stateLiteral } from '@iisp/server'
import { toCheckLimits } from '../../../contract/orders/to-check.ts'
import { type OrderStatus, orderFlow } from '../../../contract/orders/order-states.ts'
import { type OrderToCheck, compared, unusualAbout } from '../../../rules/orders/unusual.ts'
import { secondsOf } from '../../flags.ts'
import { q } from '../../tables.ts'
import { productNames } from '../shown-names.ts'
import { noMark, payeeMarksOf } from '../payee-mark.ts'

const { toReview, toSign, paid } = orderFlow.codes
const { shown, looked } = toCheckLimits
type CheckStatus = typeof toReview | typeof toSign

/** Orders in this state that the person may check: nobody checks an order they made or checked before. */
const checkable = (status: CheckStatus, { institutionId, persons }: PersonActor) =>
  q
    .selectFrom('transfers.transfer_order')
    .where('institution_id', '=', institutionId)
    .where('status', '=', status satisfies OrderStatus)
    .where(sql<boolean>`NOT makers && ${persons}::text[]`)
    .$if(status === toSign, (all) =>
      all.where(sql<boolean>`(reviewed_by = ANY(${persons}::text[])) IS NOT TRUE`),
    )

const selectSums = (status: CheckStatus, actor: PersonActor) =>
  q
    .selectFrom(
      checkable(status, actor)
        .select(['pays', 'amount'])
        .orderBy('recency')
        .limit(sql.lit(countCap + 1))
        .as('found'),
    )
    .select([
      countRows.as('total'),
      sql<string>`coalesce(sum(amount) FILTER (WHERE pays), 0)::numeric(22, 2)::text`.as('payments'),
    ])

/** The orders that wait longest, each with the last payments to the same account. */
const selectOldest = (status: CheckStatus, actor: PersonActor) =>
  q
    .selectFrom(
      checkable(status, actor)
        .select([
          'id',
          'order_no',
          'product_id',
          'product_name',
          'partner_name',
          'partner_account_no',
          'institution_id',
        ])
        .select(['pays', 'amount', 'recency', 'submitted_at', 'created_at'])
        .orderBy('recency', 'desc')
        .limit(sql.lit(looked))
        .as('o'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('transfers.transfer_order as p')
              .select('p.amount')
              .whereRef('p.institution_id', '=', 'o.institution_id')
              .whereRef('p.partner_account_no', '=', 'o.partner_account_no')
              .where('p.pays', '=', sql.lit(true))
              .where('p.status', '=', stateLiteral(paid))
              .where('p.submitted_at', 'is not', null)
              .orderBy('p.submitted_at', 'desc')
              .limit(sql.lit(compared.last))
              .as('last'),
          )
          .select([countRows.as('earlier'), sql<string | null>`max(last.amount)`.as('largest')])
          .as('before'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'o.order_no', 'o.product_id', 'o.product_name', 'o.partner_name', 'o.pays', 'o.amount'])
    .select([
      sql<string>`coalesce(o.submitted_at, o.created_at)`.as('since'),
      'before.earlier',
      'before.largest',
    ])
    .orderBy('o.recency', 'desc')

/** Number and sum of the orders that wait for the person's check, and the unusual ones among the oldest. */
export async function ordersToCheck(ctx: ReadContext<PersonActor>, status: CheckStatus) {
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
  const listed = unusual.toSorted((a, b) => b.reasons.length - a.reasons.length).slice(0, shown)
  const nameOf = await productNames(
    ctx,
    listed.map(({ order }) => order.product_id),
  )
  const totalCapped = sums.total > countCap
  return {
    total: Math.min(sums.total, countCap),
    totalCapped,
    payments: totalCapped ? null : sums.payments,
    looked: oldest.length,
    unusual: unusual.length,
    list: listed.map(({ order, reasons }) => ({
      id: order.id,
      orderNo: order.order_no,
      productName: nameOf(order.product_id, order.product_name),
      partnerName: order.partner_name,
      pays: order.pays,
      amount: order.amount,
      reasons: [...reasons],
      largest: reasons.includes('above-usual') ? order.largest : null,
      submittedAt: secondsOf(order.since),
    })),
  }
}

/** Number of past days that are looked up in the calendar. */
const daysBack = 60

/**
 * The days that are not working days. Days missing from the calendar, or long ago, count as working
 * days.
 */
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
