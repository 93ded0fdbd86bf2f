import type { WebManifest } from '@iisp/web/ports'
import { announcementDesk, notifications } from '../contract/pages.ts'

export const noticesManifest: WebManifest = {
  name: 'notices',
  pages: [notifications, announcementDesk],
  load: () => import('./entry.ts'),
}
