import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { handlers } from './handlers.generated.ts'
import { comparisonHelpTexts } from './help-texts.ts'

export const comparisonServer: ServerModule = {
  name: 'comparison',
  handlers,
  fills: [helpTexts.contribute(comparisonHelpTexts)],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).comparisonSeed,
}
