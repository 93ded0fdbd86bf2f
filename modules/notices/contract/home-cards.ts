import type { HomeCardKind } from '@iisp/contract/home-card'
import { notifications } from './pages.ts'

export const newsCard: HomeCardKind = {
  id: 'notices.news',
  name: { zh: '通知公告', en: 'Messages and announcements' },
  pages: [notifications],
  sort: 50,
}

/** How many messages and how many announcements the card shows. */
export const newsShown = 4
