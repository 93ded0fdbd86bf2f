// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { deleteOldRecordings } from './delete-old-recordings.ts'
import { getVerifiedId } from './get-verified-id.ts'
import { getVerifiedResult } from './get-verified-result.ts'
import { phoneBegin } from './phone-begin.ts'
import { phoneInfo } from './phone-info.ts'
import { phoneUpload } from './phone-upload.ts'
import { registerPerson } from './register-person.ts'
import { registeredPersonList } from './registered-person-list.ts'
import { removePerson } from './remove-person.ts'
import { useVerification } from './use-verification.ts'
import { verificationDecide } from './verification-decide.ts'
import { verificationList } from './verification-list.ts'
import { verificationRecording } from './verification-recording.ts'
import { verifiedCallback } from './verified-callback.ts'
import type { VerificationParts } from './parts.ts'

export const handlersOf = (settings: VerificationParts): readonly Handler[] => [
  deleteOldRecordings(settings),
  getVerifiedId(settings),
  getVerifiedResult,
  phoneBegin(settings),
  phoneInfo,
  phoneUpload(settings),
  registerPerson(settings),
  registeredPersonList,
  removePerson,
  useVerification,
  verificationDecide,
  verificationList,
  verificationRecording,
  verifiedCallback(settings),
]
