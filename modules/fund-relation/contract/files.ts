import type { UploadRules } from '@iisp/contract/upload-rules'

/** The purpose under which module files stores the attachment of an application. */
export const attachmentPurpose = 'fund-relation.attachment'
/** Enforced by both the upload widget and the server. */
export const attachmentRules = {
  accept: ['pdf', 'doc', 'docx', 'jpg', 'png'],
  maxSize: 20,
  maxCount: 1,
} as const satisfies UploadRules
