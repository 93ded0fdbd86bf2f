import { reader } from '@iisp/server'
import { registerManagers as call } from '../../contract/investors/investors.ts'
import { q } from '../tables.ts'

export const registerManagers = reader(call, ({ db }) =>
  db.all(
    q
      .selectFrom('identity.institution_name')
      .where('kind', '=', 'manager')
      .select(['institution_id as id', 'name'])
      .orderBy('institution_id'),
  ),
)
