import { nameIn, reader, sql } from '@iisp/server'
import { staffInstitutions as call } from '../../../contract/people/staff.ts'
import { grantableRoles } from '../../../rules/people/staff-changes.ts'
import { confirmersOf, reachOf } from '../../../rules/people/staff.ts'
import { q } from '../../tables.ts'
import { hasAdministratorBeside } from './staff.ts'

export const staffInstitutions = reader(call, async ({ db, actor, language }) => {
  const reach = reachOf(actor.roles)
  const found = await db.all(
    q
      .selectFrom('identity.institution as i')
      .select([
        'institution_id as id',
        nameIn(language).as('name'),
        'kind',
        hasAdministratorBeside(sql`${actor.persons}::bigint[]`).as('hasSecond'),
      ])
      .$if(reach === 'own', (all) => all.where('institution_id', '=', actor.institutionId))
      .$if(reach === 'clients', (all) => all.where('kind', '<>', 'custodian'))
      .orderBy('institution_id'),
  )
  return found.map(({ kind, hasSecond, ...one }) => ({
    ...one,
    grantableRoles: [...grantableRoles(kind)],
    confirmedBy: confirmersOf(kind, hasSecond),
  }))
})
