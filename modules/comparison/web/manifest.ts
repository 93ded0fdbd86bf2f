import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const comparisonManifest: WebManifest = {
  name: 'comparison',
  pages,
  load: () => import('./entry.ts'),
}
