import { auditNames } from '@iisp/contract/audit-names'
import { feedbackAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { handlers } from './handlers.generated.ts'
import { feedbackHelpTexts } from './help-texts.ts'
import { todos } from './todos.ts'

export const feedbackServer: ServerModule = {
  name: 'feedback',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['identity'],
  handlers,
  fills: [auditNames.contribute([feedbackAuditNames]), helpTexts.contribute(feedbackHelpTexts)],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).feedbackSeed,
  todos,
}
