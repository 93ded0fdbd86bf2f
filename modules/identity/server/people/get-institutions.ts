import { reader } from '@iisp/server'
import { getInstitutions as call } from '../../contract/people/find-people.ts'
import { q } from '../tables.ts'

export const getInstitutions = reader(call, ({ db, language }) =>
  db.all(
    q
      .selectFrom('identity.institution')
      .select((eb) => ['institution_id as id', eb.ref(language === 'en' ? 'name_en' : 'name').as('name')])
      .orderBy('institution_id'),
  ),
)
