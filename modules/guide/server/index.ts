import { auditNames } from '@iisp/contract/audit-names'
import { guideAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { menuVideos } from '../contract/menu-videos.ts'
import { pages } from '../contract/pages.ts'
import { paramTemplates } from '../contract/param-templates.ts'
import { handlers } from './handlers.generated.ts'
import { deskSettings } from './settings/desk-template.ts'
import { sendAnswer } from './complaint-desk/answer-complaint.ts'
import { todos } from './todos.ts'

export const guideServer: ServerModule = {
  name: 'guide',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  reads: [menuVideos, paramTemplates],
  fills: [
    auditNames.contribute([guideAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    paramTemplates.contribute([deskSettings]),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).guideSeed,
  todos,
  subscribers: [sendAnswer],
}
