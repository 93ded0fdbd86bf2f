import { type Language, type NamedError, Refusal, errorText, platformErrors } from '@iisp/contract'
import { isOutage, isOverloaded } from '../db/outage.ts'
import { LimitReached } from './guard/rate-limit.ts'

export interface ErrorAnswer {
  readonly error: NamedError
  readonly params: Record<string, string>
  readonly retryAfter?: number
  /** True where the fault is ours: it is logged. */
  readonly fault: boolean
}

/**
 * Turns any thrown value into an error of the catalogue, so that the text of an internal error
 * never reaches the caller.
 */
export function classify(thrown: unknown): ErrorAnswer {
  if (thrown instanceof LimitReached)
    return { error: thrown.error, params: {}, retryAfter: thrown.retryAfter, fault: false }
  if (thrown instanceof Refusal) {
    const { error, params } = thrown
    const wait = error.status === 429 && params['seconds'] !== undefined ? Number(params['seconds']) : null
    return { error, params, fault: false, ...(wait !== null && { retryAfter: wait }) }
  }
  if (isOutage(thrown) || isOverloaded(thrown)) {
    return { error: platformErrors.unavailable, params: {}, retryAfter: 2, fault: isOverloaded(thrown) }
  }
  const status = (thrown as { statusCode?: number }).statusCode
  if (status === 413) return { error: platformErrors.tooLarge, params: {}, fault: false }
  if (status === 415 || status === 406)
    return { error: platformErrors.wrongMediaType, params: {}, fault: false }
  if (status !== undefined && status >= 400 && status < 500)
    return { error: platformErrors.badBody, params: {}, fault: false }
  return { error: platformErrors.internal, params: {}, fault: true }
}

/** The answer to a refusal. Its params `field`, or `fields` with commas, name the inputs that it is about. */
export function envelopeOf(answer: ErrorAnswer, language: Language) {
  const fields = (answer.params['fields'] ?? answer.params['field'] ?? '').split(',').filter(Boolean)
  return {
    status: answer.error.status,
    msg: errorText(answer.error, language, answer.params),
    data: null,
    code: answer.error.code,
    ...(fields.length > 0 && { fields }),
  }
}
