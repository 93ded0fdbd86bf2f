import { type SubscriptionKind, defineDigest } from '@iisp/contract/subscription'
import { listsOrders } from './access.ts'
import { transferEntry, transferList } from './pages.ts'

/** The institution's orders that were returned or failed in a period and have not moved on since. */
export const backDigest = defineDigest({
  summary: { zh: '退回与失败指令摘要', en: 'Returned and failed orders' },
  path: '/api/tran/transferList/backDigest',
  access: listsOrders,
})

export const backSubscription: SubscriptionKind = {
  id: 'transfers.back',
  name: { zh: '退回与失败指令', en: 'Returned and failed orders' },
  description: {
    zh: '本机构在此期间被退回修改或划款失败、尚未重新办理的指令，列出编号、产品、金额和原因。',
    en: 'Orders of your institution that were returned or failed in the period and have not moved on, with number, product, amount and reason.',
  },
  pages: [transferList],
  sends: { digest: backDigest, frequencies: ['daily', 'weekly'] },
}

/** Mails that are listed among the subscriptions but configured elsewhere. */
export const orderMailSubscription: SubscriptionKind = {
  id: 'transfers.order-mail',
  name: { zh: '划款汇总邮件与状态变更通知', en: 'Transfer digest and order status news' },
  description: {
    zh: '每个工作日的划款汇总邮件，以及新指令的状态变更通知，在划款指令录入页面的个性化设置中设置。',
    en: 'The transfer digest of each working day, and news of order states, are set in the personal settings of the order form.',
  },
  pages: [transferEntry],
  sends: null,
  setAt: transferEntry,
}
