import { type PersonActor, type WriteContext, type Writer, sql } from '@iisp/server'
import { taTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import type { OwingFund } from './lock-owed.ts'

export const nextPaymentId = async (db: Writer): Promise<string> =>
  (await db.one(q.selectNoFrom(sql<string>`nextval('ta.performance_payment_number')::text`.as('id')))).id

/** The payer: a person, or the system for a payable of another module. */
export type Payer = Pick<PersonActor, 'personId' | 'name'>

interface Payment {
  readonly id: string
  readonly amount: string
  readonly order: { readonly id: string; readonly orderNo: string }
  readonly reason: string
  readonly by: Payer
}

/**
 * Records a payment by order and subtracts its amount from the debt. The caller holds the lock of the
 * fund's register.
 */
export async function recordPayment(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  { institutionId, productId }: OwingFund,
  { id, amount, order, reason, by }: Payment,
): Promise<void> {
  await db.run(
    q.insertInto('ta.performance_payment').values({
      id,
      institution_id: institutionId,
      product_id: productId,
      amount,
      order_id: order.id,
      order_no: order.orderNo,
      reason,
      paid_by: by.personId,
      paid_name: by.name,
      at: now,
    }),
  )
  await takeOff(db, productId, amount)
  db.audit({
    institutionId,
    action: 'ta.performance-pay',
    object: `performance-payment:${id}`,
    detail: { productId, amount, orderNo: order.orderNo, reason },
  })
  db.emit({ topic: taTopics.performanceFeePaid, audience: [institutionId, '*'], payload: { productId } })
}

/** The caller holds the lock of the fund's register. */
export const takeOff = (db: Writer, productId: string, amount: string) =>
  db.run(
    q
      .updateTable('ta.fund_register')
      .set({ performance_owed: sql`performance_owed - ${amount}::numeric` })
      .where('product_id', '=', productId),
  )
