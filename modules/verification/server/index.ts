import { auditNames } from '@iisp/contract/audit-names'
import { verificationAuditNames } from './audit-names.ts'
import { type ServerModule, anyOf, countFound, sql } from '@iisp/server'
import { pages, verificationReview } from '../contract/pages.ts'
import { getVerifiedId } from './get-verified-id.ts'
import { getVerifiedResult } from './get-verified-result.ts'
import type { VerificationParts } from './parts.ts'
import { phoneBegin } from './phone-begin.ts'
import { phoneInfo } from './phone-info.ts'
import { phoneUpload } from './phone-upload.ts'
import { registeredPersonList } from './registered-person-list.ts'
import { removePerson } from './remove-person.ts'
import { registerPerson } from './register-person.ts'
import { deleteOldRecordings, retention } from './retention.ts'
import { q } from './tables.ts'
import { useVerification } from './use-verification.ts'
import { verificationDecide } from './verification-decide.ts'
import { verificationList } from './verification-list.ts'
import { verificationRecording } from './verification-recording.ts'
import { waitingFor } from './verifications.ts'
import { verifiedCallback } from './verified-callback.ts'

export type { VerificationParts } from './parts.ts'
export { httpProvider } from './provider.ts'
export { hashIdNumber } from './secrets.ts'

export const verificationServer = (parts: VerificationParts): ServerModule => ({
  name: 'verification',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    getVerifiedId(parts),
    getVerifiedResult,
    useVerification,
    phoneInfo,
    phoneBegin(parts),
    phoneUpload(parts),
    verifiedCallback(parts),
    verificationList,
    verificationRecording,
    verificationDecide,
    registeredPersonList,
    registerPerson(parts),
    removePerson,
    deleteOldRecordings(parts),
  ],
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
