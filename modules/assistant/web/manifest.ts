import type { WebManifest } from '@iisp/web/ports'
import { aiHelper } from '../contract/pages.ts'

export const assistantManifest: WebManifest = {
  name: 'assistant',
  pages: [aiHelper],
  load: () => import('./entry.ts'),
}
