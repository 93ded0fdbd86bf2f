import { auditNames } from '@iisp/contract/audit-names'
import { contentAuditNames } from './audit-names.ts'
import type { ServerModule } from '@iisp/server'
import { cmsAddresses } from '../contract/cms-addresses.ts'
import { greetingCardAddress } from '../contract/greeting-card.ts'
import { pages } from '../contract/pages.ts'
import { deliveredArticles } from './delivered.ts'
import { handlers } from './handlers.generated.ts'
import { writeArticles } from './write-articles.ts'

export const contentServer: ServerModule = {
  name: 'content',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  fills: [auditNames.contribute([contentAuditNames])],
  pages,
  contentAddresses: [...cmsAddresses, greetingCardAddress],
  delivers: {
    content: () => deliveredArticles,
    write: (db, now) => writeArticles(db, now, deliveredArticles),
  },
  seed: async () => (await import('../fixtures/index.ts')).contentSeed,
}
