import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const subscriptionManifest: WebManifest = {
  name: 'subscription',
  pages,
  load: () => import('./entry.ts'),
}
