import { raw, sql, writer } from '@iisp/server'
import { removePerson as call } from '../contract/persons.ts'

export const removePerson = writer(call, async ({ db, now }, input) => {
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
