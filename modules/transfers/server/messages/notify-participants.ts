import { shownPerson } from '@iisp/contract'
import { transferList } from '../../contract/pages.ts'
import { personalMessage } from '@iisp/notices/contract'
import { type Subscriber, type Writer, personNameInEnglish, raw, sql } from '@iisp/server'
import { transferTopics } from '../../contract/topics.ts'
import {
  type NewsText,
  type PeopleNews,
  type NotifiedEvent,
  stepNews,
} from '../../rules/messages/people-news.ts'
import type { Order } from '../orders/load-order.ts'
import { newsOf } from './order-news.ts'
import { q } from '../tables.ts'

/** An account that gets a message about an order. */
export interface Recipient {
  readonly account_id: string
  readonly institution_id: string
}

export const peopleNewsOf = (order: Order): PeopleNews => ({
  ...newsOf(order),
  payee: order.partner_name,
  pays: order.pays,
})

/** Sends a message about an order to each recipient. Its link opens the order where the recipient may see it. */
export function sendNews(
  db: Writer,
  order: Order,
  recipients: readonly Recipient[],
  news: NewsText & { readonly subject: string },
): void {
  for (const { account_id, institution_id } of recipients) {
    const sees = institution_id === order.institution_id
    const message = personalMessage({
      ...news,
      accountId: account_id,
      institutionId: institution_id,
      ...(sees && { menuId: transferList.id, query: `keyword=${order.order_no}` }),
    })
    db.emit({ ...message, audience: [institution_id, ...(sees ? [] : ['*'])] })
  }
}

/**
 * Accounts on the manager's side that took part in an order: the accounts that people acted as and,
 * if somebody acted for another, also their own. Accounts of the person who took the step are left
 * out.
 */
const recipientsOf = (db: Writer, order: Order, personId: string) =>
  db.all(
    raw(sql<Recipient>`
      WITH acted AS (
        SELECT DISTINCT CASE WHEN person ~ '^[0-9]{1,18}$' THEN person::bigint END AS person_id, account_id
        FROM transfers.order_step WHERE order_id = ${order.id}
      ), own_side AS (
        SELECT a.person_id, r.account_id, r.person_id AS holder FROM acted a
        JOIN identity.reach r ON r.institution_id = ${order.institution_id}
          AND (r.account_id = a.account_id OR a.account_id IS NULL AND r.person_id = a.person_id)
      )
      SELECT r.account_id, r.institution_id FROM identity.reach r
      WHERE r.person_id::text <> ${personId} AND (
        r.account_id IN (SELECT account_id FROM own_side)
        OR r.person_id IN (SELECT person_id FROM own_side WHERE holder <> person_id))
      ORDER BY r.account_id`),
  )

/** Notifies everybody who took part in an order of a step taken by someone else. */
export const sendPeopleNews: Subscriber = {
  name: 'transfers-people-news',
  topic: transferTopics.peopleToTell,
  async run(db, { payload }) {
    const event = payload.event as NotifiedEvent
    const order = await db.maybe(
      q
        .selectFrom('transfers.transfer_order as o')
        .innerJoin('transfers.order_step as s', 's.order_id', 'o.id')
        .selectAll('o')
        .select([
          's.seq',
          's.reason as step_reason',
          's.person_name as by_name',
          's.real_name as by_real_name',
        ])
        .where('o.id', '=', String(payload.orderId))
        .where('s.event', '=', event)
        .orderBy('s.seq', 'desc')
        .limit(1),
    )
    if (order === undefined) return
    const recipients = await recipientsOf(db, order, String(payload.personId))
    const text = stepNews(peopleNewsOf(order), {
      event,
      by: {
        zh: shownPerson(order.by_name, order.by_real_name, 'zh'),
        en: personNameInEnglish(shownPerson(order.by_name, order.by_real_name, 'en')),
      },
      reason: order.step_reason,
    })
    sendNews(db, order, recipients, { ...text, subject: `transfer-order/${order.id}/${order.seq}` })
  },
}
