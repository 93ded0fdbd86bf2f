import type { Subscriber } from '@iisp/server'
import { requestText } from '../../rules/messages/order-messages.ts'
import { noticeTopic } from './notice-related-person.ts'
import { newsOf } from './order-news.ts'
import { q } from '../tables.ts'

/** Sends a reminder to a reviewer or signer: a text message, or a mail if no phone is registered. */
export const sendNotices: Subscriber = {
  name: 'transfers-send-notices',
  topic: noticeTopic,
  async run(db, { payload }, { sms, mail }) {
    const notice = await db.maybe(
      q
        .selectFrom('transfers.order_notice as n')
        .innerJoin('transfers.transfer_order as o', 'o.id', 'n.order_id')
        .innerJoin('identity.reach as r', 'r.account_id', 'n.account_id')
        .selectAll('o')
        .select(['n.type', 'r.phone', 'r.email'])
        .where('n.id', '=', String(payload.noticeId)),
    )
    if (notice === undefined) return
    const text = requestText(newsOf(notice), notice.type)
    if (notice.phone !== null) await sms.send({ phone: notice.phone, text, purpose: 'order-notice' })
    else await mail.send({ to: notice.email, subject: '划款指令待处理', text })
  },
}
