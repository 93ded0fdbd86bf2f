import { Refusal, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { mask } from '@iisp/contract/masking'
import {
  type Handler,
  isUniqueViolation,
  pageAnswer,
  pageWindow,
  raw,
  reader,
  sql,
  writer,
} from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import type { PersonRole } from '../contract/fields.ts'
import {
  registerPerson as registerCall,
  registeredPersonList as listCall,
  removePerson as removeCall,
} from '../contract/persons.ts'
import { comparedName, identityFault } from '../rules/identity.ts'
import type { VerificationParts } from './parts.ts'
import { hashIdNumber } from './secrets.ts'

interface Row {
  readonly id: string
  readonly institutionId: string
  readonly role: PersonRole
  readonly name: string
  readonly idNumber: string
  readonly registeredAt: string
}

export const registeredPersonList = reader(listCall, async ({ db }, input) => {
  const window = pageWindow(input)
  const where = input.institutionId === undefined ? sql`true` : sql`p.institution_id = ${input.institutionId}`
  const from = sql`FROM verification.registered_person p WHERE p.removed_at IS NULL AND ${where}`
  const { total } = await db.one(raw(sql<{ total: number }>`SELECT count(*)::int AS total ${from}`))
  const list = await db.all(
    raw(sql<Row>`SELECT p.id, p.institution_id AS "institutionId", p.role, p.name, p.id_masked AS "idNumber",
        to_char(p.registered_at, 'YYYY-MM-DD HH24:MI:SS') AS "registeredAt"
      ${from} ORDER BY p.institution_id, p.role, p.id LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  return pageAnswer(list, total, window)
})

export const registerPerson = (parts: VerificationParts): Handler =>
  writer(registerCall, async ({ db, actor, now }, input) => {
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

export const removePerson = writer(removeCall, async ({ db, now }, input) => {
  const { institution_id } = await db.one(
    raw(sql<{ institution_id: string }>`UPDATE verification.registered_person SET removed_at = ${now}
      WHERE id = ${input.id} AND removed_at IS NULL RETURNING institution_id`),
  )
  db.audit({
    institutionId: institution_id,
    action: 'verification.remove-person',
    object: `registered-person:${input.id}`,
  })
  return null
})
