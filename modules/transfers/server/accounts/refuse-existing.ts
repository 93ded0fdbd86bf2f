import { Refusal } from '@iisp/contract'
import { isUniqueViolation } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'

/** Turns the loss of a race for the same account number into its refusal. */
export function refuseExisting(error: unknown): never {
  throw isUniqueViolation(error) ? new Refusal(transferErrors.accountExists) : error
}
