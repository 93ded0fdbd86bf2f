import type { WebManifest } from '@iisp/web/ports'
import { bookPage, videoPage } from '../contract/pages.ts'

export const guideManifest: WebManifest = {
  name: 'guide',
  pages: [bookPage, videoPage],
  load: () => import('./entry.ts'),
}
