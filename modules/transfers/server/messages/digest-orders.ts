import { type Reader, raw, sql, stateList } from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'
import type { DigestCount, DigestOrder } from '../../rules/messages/digest.ts'

/** Number and total amount of a day's orders by state. */
export const digestCounts = (db: Reader, institutionId: string, day: string) =>
  db.all(
    raw(sql<DigestCount>`SELECT status, count(*)::int AS count, sum(amount)::numeric(20, 2)::text AS amount
      FROM transfers.transfer_order WHERE institution_id = ${institutionId} AND transfer_date = ${day}::date
      GROUP BY status`),
  )

/** Orders in progress with missing documents that were submitted on or before this day, oldest first. */
export const ordersWithoutDocuments = (db: Reader, institutionId: string, day: string, most: number) =>
  db.all(
    raw(sql<DigestOrder>`SELECT order_no AS "orderNo", product_name AS "productName", amount::text AS amount,
        transfer_date::text AS "transferDate"
      FROM transfers.transfer_order
      WHERE institution_id = ${institutionId} AND documents_missing AND status IN ${stateList(orderFlow.sets.beforePayment)}
        AND submitted_at <= ${`${day} 23:59:59.999999+08`}::timestamptz
      ORDER BY submitted_at LIMIT ${most}`),
  )
