import type { UploadRules } from '@iisp/contract/upload-rules'
import { openingLimits } from './codes.ts'

/** The purpose under which module files stores the documents of an application. */
export const paperPurpose = 'opening.paper'
/** Enforced by both the upload widget and the server. */
export const paperRules = {
  accept: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'rar'],
  maxSize: 50,
  maxCount: openingLimits.files,
} as const satisfies UploadRules
