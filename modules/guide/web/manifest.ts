import type { WebManifest } from '@iisp/web/ports'
import { bookPage, pages, videoPage } from '../contract/pages.ts'

export const guideManifest: WebManifest = {
  name: 'guide',
  pages: [...pages, bookPage, videoPage],
  load: () => import('./entry.ts'),
}
