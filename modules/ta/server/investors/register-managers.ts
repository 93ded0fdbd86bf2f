import { nameIn, reader } from '@iisp/server'
import { registerManagers as call } from '../../contract/investors/investors.ts'
import { q } from '../tables.ts'

export const registerManagers = reader(call, ({ db, language }) =>
  db.all(
    q
      .selectFrom('identity.institution_name')
      .where('kind', '=', 'manager')
      .select(['institution_id as id', nameIn(language).as('name')])
      .orderBy('institution_id'),
  ),
)
