import { type NamedError, Refusal } from '@iisp/contract'
import { isUniqueViolation } from './outage.ts'

/**
 * For the `catch` of a write: turns the violation of a unique index into a refusal, so that the index decides between
 * two writes at the same time. Rethrows any other error.
 * @param index the only index that is meant, if the table has several
 * @param field the field of the input that it concerns
 */
export const refuseTaken =
  (refusal: NamedError, index?: string, field?: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, index)
      ? new Refusal(refusal, field === undefined ? {} : { fields: field })
      : error
  }
