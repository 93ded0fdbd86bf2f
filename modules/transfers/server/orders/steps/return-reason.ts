import { refuse } from '@iisp/contract'
import { transferErrors } from '../../../contract/errors.ts'

/** The trimmed reason; refuses an empty one. */
export const returnReason = (reason = ''): string =>
  reason.trim() === '' ? refuse(transferErrors.returnReasonMissing) : reason.trim()
