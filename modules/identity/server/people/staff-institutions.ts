import { nameIn, reader } from '@iisp/server'
import { staffInstitutions as call } from '../../contract/people/staff.ts'
import { grantableRoles } from '../../rules/people/staff-changes.ts'
import { reachOf } from '../../rules/people/staff.ts'
import { q } from '../tables.ts'

export const staffInstitutions = reader(call, async ({ db, actor, language }) => {
  const reach = reachOf(actor.roles)
  const found = await db.all(
    q
      .selectFrom('identity.institution')
      .select(['institution_id as id', nameIn(language).as('name'), 'kind'])
      .$if(reach === 'own', (all) => all.where('institution_id', '=', actor.institutionId))
      .$if(reach === 'clients', (all) => all.where('kind', '<>', 'custodian'))
      .orderBy('institution_id'),
  )
  return found.map(({ kind, ...one }) => ({ ...one, grantableRoles: [...grantableRoles(kind)] }))
})
