import type { WebManifest } from '@iisp/web/ports'
import { notifications, pages } from '../contract/pages.ts'
import { homeCards } from './home/home-cards.ts'

export const noticesManifest: WebManifest = {
  name: 'notices',
  pages,
  homeCards,
  load: () => import('./entry.ts'),
  searches: [
    {
      id: 'announcements',
      group: { zh: '公告', en: 'Announcements' },
      pages: [notifications],
      load: () => import('./search/find-announcements.ts'),
    },
  ],
}
