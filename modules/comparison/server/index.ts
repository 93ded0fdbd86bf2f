import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { handlers } from './handlers.generated.ts'

export const comparisonServer: ServerModule = {
  name: 'comparison',
  handlers,
  fills: [helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url)))],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).comparisonSeed,
}
