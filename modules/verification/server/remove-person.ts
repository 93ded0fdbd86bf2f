import { writer } from '@iisp/server'
import { removePerson as call } from '../contract/persons.ts'
import { q } from './tables.ts'

export const removePerson = writer(call, async ({ db, now }, input) => {
  const { institution_id } = await db.one(
    q
      .updateTable('verification.registered_person')
      .set({ removed_at: now })
      .where('id', '=', input.id)
      .where('removed_at', 'is', null)
      .returning('institution_id'),
  )
  db.audit({
    institutionId: institution_id,
    action: 'verification.remove-person',
    object: `registered-person:${input.id}`,
  })
  return null
})
