import { refuse } from '@iisp/contract'
import { transferErrors } from '../../../contract/errors.ts'

/** Whoever returns an order says why. */
export const returnReason = (reason = ''): string =>
  reason.trim() === '' ? refuse(transferErrors.returnReasonMissing) : reason.trim()
