import { auditNames } from '@iisp/contract/audit-names'
import { verificationAuditNames } from './audit-names.ts'
import { type ServerModule, anyOf, countFound, sql } from '@iisp/server'
import { pages, verificationReview } from '../contract/pages.ts'
import { handlersOf } from './handlers.generated.ts'
import type { VerificationParts } from './parts.ts'
import { retention } from './retention.ts'
import { q } from './tables.ts'
import { waitingFor } from './verifications.ts'

export type { VerificationParts } from './parts.ts'
export { httpProvider } from './provider.ts'
export { hashIdNumber } from './secrets.ts'

export const verificationServer = (parts: VerificationParts): ServerModule => ({
  name: 'verification',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: handlersOf(parts),
  fills: [auditNames.contribute([verificationAuditNames])],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).verificationSeed(parts.pepper),
  todos: [
    {
      menuId: verificationReview.id,
      count: (db, person) =>
        countFound(db, q.selectFrom('verification.request as r').where(waitingFor(person, sql`now()`))),
    },
  ],
  schedules: [retention],
  namedContent: async (db, hashes) =>
    (
      await db.all(
        q
          .selectFrom('verification.request')
          .select('recording_hash as hash')
          .where('recording_hash', '=', anyOf(hashes)),
      )
    ).flatMap(({ hash }) => hash ?? []),
})
