import type { HomeCardKind } from '@iisp/contract/home-card'
import { notifications } from './pages.ts'

export const newsCard: HomeCardKind = {
  id: 'notices.news',
  name: { zh: '通知公告', en: 'Messages and announcements' },
  pages: [notifications],
  sort: 50,
}

/** Number of messages, and of announcements, on the card. */
export const newsShown = 4
