import type { WebManifest } from '@iisp/web/ports'
import { aiHelper, chatDesk, faqDesk } from '../contract/pages.ts'

export const assistantManifest: WebManifest = {
  name: 'assistant',
  pages: [aiHelper, chatDesk, faqDesk],
  load: () => import('./entry.ts'),
}
