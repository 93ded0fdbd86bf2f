import { auditNames } from '@iisp/contract/audit-names'
import { feedbackAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { handlers } from './handlers.generated.ts'
import { todos } from './todos.ts'

export const feedbackServer: ServerModule = {
  name: 'feedback',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['identity'],
  handlers,
  fills: [
    auditNames.contribute([feedbackAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).feedbackSeed,
  todos,
}
