import { type Reader, countRows, sql, stateList } from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'
import type { DigestCount, DigestOrder } from '../../rules/messages/digest.ts'
import { q } from '../tables.ts'

const beforePayment = sql<boolean>`status IN ${stateList(orderFlow.sets.beforePayment)}`

/** Number and total amount of a day's orders by state. */
export const digestCounts = (db: Reader, institutionId: string, day: string): Promise<DigestCount[]> =>
  db.all(
    q
      .selectFrom('transfers.transfer_order')
      .select(['status', countRows.as('count')])
      .select(sql<string>`sum(amount)::numeric(20, 2)::text`.as('amount'))
      .where('institution_id', '=', institutionId)
      .where('transfer_date', '=', day)
      .groupBy('status'),
  )

/** Orders in progress with missing documents that were submitted on or before this day, oldest first. */
export const ordersWithoutDocuments = (
  db: Reader,
  institutionId: string,
  day: string,
  most: number,
): Promise<DigestOrder[]> =>
  db.all(
    q
      .selectFrom('transfers.transfer_order')
      .select([
        'order_no as orderNo',
        'product_name as productName',
        'amount',
        'transfer_date as transferDate',
      ])
      .where('institution_id', '=', institutionId)
      .where(sql<boolean>`documents_missing`)
      .where(beforePayment)
      .where('submitted_at', '<=', `${day} 23:59:59.999999+08`)
      .orderBy('submitted_at')
      .limit(most),
  )
