import { type ServerModule, raw, sql, stateLiteral } from '@iisp/server'
import { pages, verificationReview } from '../contract/pages.ts'
import { verificationFlow } from '../contract/states.ts'
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
import { useVerification } from './use-verification.ts'
import { verificationDecide } from './verification-decide.ts'
import { verificationList } from './verification-list.ts'
import { verificationRecording } from './verification-recording.ts'
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
  pages,
  seed: async () => (await import('../fixtures/index.ts')).verificationSeed(parts.pepper),
  todos: [
    {
      menuId: verificationReview.id,
      count: async (db) =>
        (
          await db.one(
            raw(sql<{ open: number }>`SELECT count(*)::int AS open FROM verification.request
              WHERE state = ${stateLiteral(verificationFlow.codes.reviewing)} AND review_until > now()`),
          )
        ).open,
    },
  ],
  schedules: [retention],
  namedContent: async (db, hashes) =>
    (
      await db.all(
        raw(sql<{ hash: string }>`SELECT recording_hash AS hash FROM verification.request
          WHERE recording_hash = ANY(${hashes}::text[])`),
      )
    ).map(({ hash }) => hash),
})
