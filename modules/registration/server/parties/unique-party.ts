import { type NamedError, Refusal } from '@iisp/contract'
import { isUniqueViolation } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'

/** What the unique indexes of applications say: one open for each applicant and institution, one accepted for each institution. */
const refusals: readonly (readonly [index: string, refusal: NamedError])[] = [
  ['party_own', registrationErrors.partyPending],
  ['party_accepted', registrationErrors.creditCodeTaken],
]

/** Awaits a write and turns the violation of a unique index, as by two simultaneous writes, into its refusal. */
export async function uniqueParty<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const [, refusal] = refusals.find(([index]) => isUniqueViolation(error, index)) ?? []
    throw refusal === undefined ? error : new Refusal(refusal)
  }
}
