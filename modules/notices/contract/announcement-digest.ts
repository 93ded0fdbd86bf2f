import { type SubscriptionKind, defineDigest } from '@iisp/contract/subscription'
import { notifications } from './pages.ts'

export const announcementKind = 'notices.announcements'

/** The announcements published in a period. */
export const announcementDigest = defineDigest({
  name: 'announcementDigest',
  summary: { zh: '新公告摘要', en: 'New announcements' },
  path: '/api/message/announcement/digest',
  access: { who: 'pages', pages: [notifications] },
})

export const announcementSubscription: SubscriptionKind = {
  id: announcementKind,
  name: { zh: '平台公告', en: 'Announcements' },
  description: {
    zh: '平台发布的系统维护、休市安排、制度与功能更新等公告标题。',
    en: 'Titles of the announcements on maintenance, holidays, rules and new functions.',
  },
  pages: [notifications],
  sends: { digest: announcementDigest, frequencies: ['instant', 'daily', 'weekly'] },
}
