import { narrow, readPage, reader, timeText } from '@iisp/server'
import { registeredPersonList as call } from '../contract/persons.ts'
import { q } from './tables.ts'

export const registeredPersonList = reader(call, ({ db }, input) => {
  const registered = q.selectFrom('verification.registered_person').where('removed_at', 'is', null)
  const found = narrow(registered, input, { institutionId: 'institution_id' })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([
          'id',
          'institution_id as institutionId',
          'role',
          'name',
          'id_masked as idNumber',
          timeText('registered_at').as('registeredAt'),
        ])
        .orderBy('institution_id')
        .orderBy('role')
        .orderBy('id'),
    present: (row) => row,
  })
})
