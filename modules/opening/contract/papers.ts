import type { UploadRules } from '@iisp/contract/upload-rules'
import { openingLimits } from './codes.ts'

/** What module files keeps the papers of an application as. */
export const paperPurpose = 'opening.paper'
/** Held by the upload widget and the server. */
export const paperRules = {
  accept: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'rar'],
  maxSize: 50,
  maxCount: openingLimits.files,
} as const satisfies UploadRules
