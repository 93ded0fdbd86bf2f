import type { WebManifest } from '@iisp/web/ports'
import { bookPage, complaintDesk, menuGuides, videoPage } from '../contract/pages.ts'

export const guideManifest: WebManifest = {
  name: 'guide',
  pages: [bookPage, videoPage, complaintDesk, menuGuides],
  load: () => import('./entry.ts'),
}
