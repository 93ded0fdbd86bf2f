import { auditNames } from '@iisp/contract/audit-names'
import { productAuditNames } from './audit-names.ts'
import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { handlers } from './handlers.generated.ts'

export const productServer: ServerModule = {
  name: 'product',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  fills: [auditNames.contribute([productAuditNames])],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).productSeed,
}
