import { textLength } from '@iisp/contract/text-length'
import type { NamedError } from '@iisp/contract'
import { guideErrors } from '../contract/errors.ts'
import { guideLimits } from '../contract/limits.ts'

/**
 * The fault of a complaint's text, or null. For the minimum each character counts one; for the
 * maximum a wide character counts two.
 */
export function complaintFault(text: string): NamedError | null {
  const bare = text.replace(/\s/gu, '')
  if (bare === '') return guideErrors.complaintEmpty
  if ([...bare].length < guideLimits.complaintLeast) return guideErrors.complaintShort
  return textLength(text) > guideLimits.complaintWidth ? guideErrors.complaintLong : null
}

/** Seconds until the next complaint may be sent; 0: now. Times in milliseconds. */
export const lockLeft = (last: number | null, now: number): number =>
  last === null ? 0 : Math.max(0, Math.ceil(guideLimits.complaintLockSeconds - (now - last) / 1000))
