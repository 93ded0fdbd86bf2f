import { Refusal } from '@iisp/contract'
import { isUniqueViolation } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'

/** Turns a unique violation caused by a concurrent insert of the same account number into a refusal. */
export function refuseExisting(error: unknown): never {
  throw isUniqueViolation(error) ? new Refusal(transferErrors.accountExists) : error
}
