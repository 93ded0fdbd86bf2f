import { type SubscriptionKind, defineDigest } from '@iisp/contract/subscription'

/** The caller's open to-dos at this moment, one line per menu; the period is ignored. */
export const todoDigest = defineDigest({
  name: 'todoDigest',
  summary: { zh: '待办汇总', en: 'To-do summary' },
  path: '/api/common/priorities/digest',
  access: { who: 'session' },
})

export const todoSubscription: SubscriptionKind = {
  id: 'workspace.todos',
  name: { zh: '待办汇总', en: 'To-do summary' },
  description: {
    zh: '发送时待您办理的事项，按菜单列出笔数和最早等待时间。',
    en: 'What waits for you at that time: the number for each menu, and since when.',
  },
  pages: [],
  sends: { digest: todoDigest, frequencies: ['daily', 'weekly'] },
}
