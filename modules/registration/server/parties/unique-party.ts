import { refuseTaken } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'

/** Awaits a write of an application: one is open for each applicant and institution, one accepted for each institution. */
export const uniqueParty = <T>(writing: Promise<T>): Promise<T> =>
  writing
    .catch(refuseTaken(registrationErrors.partyPending, 'party_own'))
    .catch(refuseTaken(registrationErrors.creditCodeTaken, 'party_accepted'))
