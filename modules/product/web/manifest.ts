import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const productManifest: WebManifest = {
  name: 'product',
  pages,
  load: () => import('./entry.ts'),
}
