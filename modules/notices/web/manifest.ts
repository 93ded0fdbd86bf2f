import type { WebManifest } from '@iisp/web/ports'
import { notifications } from '../contract/pages.ts'

export const noticesManifest: WebManifest = {
  name: 'notices',
  pages: [notifications],
  load: () => import('./entry.ts'),
}
