import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const feedbackManifest: WebManifest = {
  name: 'feedback',
  pages,
  load: () => import('./entry.ts'),
}
