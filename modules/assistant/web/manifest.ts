import type { WebManifest } from '@iisp/web/ports'
import { aiHelper, pages } from '../contract/pages.ts'

export const assistantManifest: WebManifest = {
  name: 'assistant',
  pages: [...pages, aiHelper],
  load: () => import('./entry.ts'),
}
