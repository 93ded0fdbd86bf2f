import { auditNames } from '@iisp/contract/audit-names'
import { openingAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { pages } from '../contract/pages.ts'
import { handlersOf } from './handlers.generated.ts'
import { sendOpeningNews } from './news.ts'
import { paperFiles } from './files/paper-files.ts'
import { todos } from './todos.ts'

export { sealFundPassword } from './fund-password/fund-password-seal.ts'

/** @param key 32 bytes to seal fund passwords with; kept outside the database */
export const openingServer = (key: Uint8Array): ServerModule => ({
  name: 'opening',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: handlersOf(key),
  fills: [
    auditNames.contribute([openingAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).openingSeed(key),
  supervisedKinds,
  todos,
  filePurposes: [paperFiles],
  subscribers: [sendOpeningNews],
})
