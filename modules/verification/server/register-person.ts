import { Refusal, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { mask } from '@iisp/contract/masking'
import { type Handler, isUniqueViolation, raw, sql, writer } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { registerPerson as call } from '../contract/persons.ts'
import { comparedName, identityFault } from '../rules/identity.ts'
import type { VerificationParts } from './parts.ts'
import { hashIdNumber } from './secrets.ts'

export const registerPerson = (parts: VerificationParts): Handler =>
  writer(call, async ({ db, actor, now }, input) => {
    const fault = identityFault(input.name, input.idNumber, businessDate(now))
    if (fault !== null)
      refuse(fault === 'name' ? verificationErrors.nameMissing : verificationErrors.idNumberWrong)
    const known = await db.maybe(
      raw(sql`SELECT FROM identity.reach WHERE institution_id = ${input.institutionId} LIMIT 1`),
    )
    if (known === undefined) refuse(verificationErrors.institutionUnknown)
    const idNumber = input.idNumber.trim().toUpperCase()
    try {
      const { id } = await db.one(
        raw(sql<{ id: string }>`INSERT INTO verification.registered_person
            (institution_id, role, name, id_hash, id_masked, registered_by, registered_at)
          VALUES (${input.institutionId}, ${input.role}, ${comparedName(input.name)},
            ${hashIdNumber(parts.pepper, idNumber)}, ${mask(idNumber)}, ${actor.personId}, ${now})
          RETURNING id`),
      )
      db.audit({
        institutionId: input.institutionId,
        action: 'verification.register-person',
        object: `registered-person:${id}`,
        detail: { role: input.role },
      })
      return { id }
    } catch (error) {
      if (isUniqueViolation(error)) throw new Refusal(verificationErrors.personExists)
      throw error
    }
  })
