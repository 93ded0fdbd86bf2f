import { refuse } from '@iisp/contract'
import { type FileFacts, type Refused, type UploadRules, refuseFile } from '@iisp/contract/upload-rules'
import { fileErrors } from '../../contract/errors.ts'

const errors = {
  noName: fileErrors.noName,
  nameTooLong: fileErrors.nameTooLong,
  nameRefused: fileErrors.nameRefused,
  format: fileErrors.format,
  empty: fileErrors.empty,
  singleSize: fileErrors.singleSize,
  size: fileErrors.size,
} as const
type Why = keyof typeof errors

/** Refuses a file for the reasons, in the order and in the words of the upload widget. */
export function refuseUpload(file: FileFacts, rules: UploadRules): void {
  const refused: Refused | undefined = refuseFile(file, rules)
  if (refused === undefined) return
  refuse(errors[refused.why as Why], 'limit' in refused ? { limit: String(refused.limit) } : {})
}
