import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import { countCap, countRows, reader, sql } from '@iisp/server'
import { deskToday as call } from '../../contract/desk/desk-cards.ts'
import { transferTopics } from '../../contract/topics.ts'
import { momentBar } from '../../rules/desk/payment-day.ts'
import { paymentHours } from '../../rules/orders/transfer-time.ts'
import { q } from '../tables.ts'
import { deskViewOf } from './desk-view.ts'

const { sets, codes } = orderFlow
/** The way of an order's money from the custodian's point of view. */
export const moneyStates: readonly OrderStatus[] = [...sets.atDesk, codes.paid, codes.failed]

/** The orders of one transfer date: for each institution a walk along its index of dates, up to one row above the cap. */
export const selectMoney = (day: string) =>
  q
    .selectFrom('transfers.institution_setting as s')
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('transfers.transfer_order')
          .select(['status', 'pays', 'amount'])
          .whereRef('institution_id', '=', 's.institution_id')
          .where('transfer_date', '=', day)
          .orderBy('id')
          .limit(sql.lit(countCap + 1))
          .as('o'),
      (join) => join.onTrue(),
    )
    .select([
      'o.status',
      'o.pays',
      countRows.as('total'),
      sql<string>`sum(o.amount)::numeric(24, 2)::text`.as('sum'),
    ])
    .groupBy(['o.status', 'o.pays'])

export const deskToday = reader(call, async (ctx) => {
  const { moment, twoPersons } = await deskViewOf(ctx)
  const { today, time } = moment
  // kept until an order changes
  const found = await ctx.kept(
    { topic: transferTopics.orderChanged, audience: '*' },
    `desk money ${today}`,
    () => ctx.db.all(selectMoney(today)),
  )
  const flow = (status: OrderStatus, pays: boolean) => {
    const group = found.find((one) => one.status === status && one.pays === pays)
    return { total: group?.total ?? 0, sum: group?.sum ?? '0.00' }
  }
  return {
    moment: { bar: momentBar(moment), today, time, ...paymentHours },
    twoPersons,
    money: moneyStates.map((status) => ({ status, out: flow(status, true), in: flow(status, false) })),
    capped: found.reduce((sum, { total }) => sum + total, 0) > countCap,
  }
})
