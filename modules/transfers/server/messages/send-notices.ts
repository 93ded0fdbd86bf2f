import { type Subscriber, raw, sql } from '@iisp/server'
import { type NoticeType, requestText } from '../../rules/messages/order-messages.ts'
import { noticeTopic } from './notice-related-person.ts'
import { newsOf } from './order-news.ts'
import type { Order } from '../orders/load-order.ts'

interface Notice extends Order {
  readonly type: NoticeType
  readonly phone: string | null
  readonly email: string
}

/** Sends a reminder to a reviewer or signer: a text message, or a mail if no phone is registered. */
export const sendNotices: Subscriber = {
  name: 'transfers-send-notices',
  topic: noticeTopic,
  async run(db, { payload }, { sms, mail }) {
    const notice = await db.maybe(
      raw(sql<Notice>`
        SELECT o.*, n.type, r.phone, r.email FROM transfers.order_notice n
          JOIN transfers.transfer_order o ON o.id = n.order_id
          JOIN identity.reach r ON r.account_id = n.account_id
        WHERE n.id = ${payload.noticeId}`),
    )
    if (notice === undefined) return
    const text = requestText(newsOf(notice), notice.type)
    if (notice.phone !== null) await sms.send({ phone: notice.phone, text, purpose: 'order-notice' })
    else await mail.send({ to: notice.email, subject: '划款指令待处理', text })
  },
}
