import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { mask } from '@iisp/contract/masking'
import { type Handler, refuseTaken, writer } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { registerPerson as call } from '../contract/persons.ts'
import { comparedName, identityFault } from '../rules/identity.ts'
import type { VerificationParts } from './parts.ts'
import { hashIdNumber } from './secrets.ts'
import { q } from './tables.ts'

export const registerPerson = (parts: VerificationParts): Handler =>
  writer(call, async ({ db, actor, now }, input) => {
    const fault = identityFault(input.name, input.idNumber, businessDate(now))
    if (fault !== null)
      refuse(fault === 'name' ? verificationErrors.nameMissing : verificationErrors.idNumberWrong)
    const known = await db.maybe(
      q.selectFrom('identity.reach').where('institution_id', '=', input.institutionId).limit(1),
    )
    if (known === undefined) refuse(verificationErrors.institutionUnknown)
    const idNumber = input.idNumber.trim().toUpperCase()
    const { id } = await db
      .one(
        q
          .insertInto('verification.registered_person')
          .values({
            institution_id: input.institutionId,
            role: input.role,
            name: comparedName(input.name),
            id_hash: hashIdNumber(parts.pepper, idNumber),
            id_masked: mask(idNumber),
            registered_by: actor.personId,
            registered_at: now,
          })
          .returning('id'),
      )
      .catch(refuseTaken(verificationErrors.personExists))
    db.audit({
      institutionId: input.institutionId,
      action: 'verification.register-person',
      object: `registered-person:${id}`,
      detail: { role: input.role },
    })
    return { id }
  })
