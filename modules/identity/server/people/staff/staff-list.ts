import { isOtherPerson } from '@iisp/contract'
import { nameIn, narrow, readPage, reader, sql, timeText } from '@iisp/server'
import { staffList as call } from '../../../contract/people/staff.ts'
import { maskedPhone } from '../../../rules/sign-in/sms-limits.ts'
import { grantableRoles } from '../../../rules/people/staff-changes.ts'
import { actionsOnStaff, confirmersOf } from '../../../rules/people/staff.ts'
import { hasAdministratorBeside, isChangePending, isLastAdministrator, keysHeld, staffOf } from './staff.ts'

export const staffList = reader(call, async ({ db, actor, language }, input) => {
  const found = narrow(staffOf(actor), input, {
    keyword: (typed) => {
      const part = typed.normalize('NFKC').trim().toLowerCase()
      return sql<boolean>`position(${part} IN concat_ws(E'\\n', lower(p.name), p.spellings, a.email)) > 0`
    },
    state: (state) => sql<boolean>`a.enabled = ${state === 'enabled'}`,
    role: (role) => sql<boolean>`${role} = ANY(a.roles)`,
    institutionId: 'a.institution_id',
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select((eb) => [
          'a.id',
          'a.person_id',
          'p.name',
          'a.email as account',
          'p.phone',
          'a.institution_id as institutionId',
          nameIn(language, 'i.name').as('institutionName'),
          'a.roles',
          'a.enabled',
          'a.state_by as stateBy',
          timeText<string | null>('a.state_at').as('stateAt'),
          'a.state_reason as stateReason',
          'a.version',
          'i.kind',
          isLastAdministrator.as('lastAdministrator'),
          isChangePending.as('changePending'),
          keysHeld.as('keys'),
          hasAdministratorBeside(sql`ARRAY[a.person_id] || ${actor.persons}::bigint[]`).as('hasSecond'),
          eb
            .selectFrom('identity.sign_in as s')
            .select(timeText('s.at').as('at'))
            .whereRef('s.account_id', '=', 'a.id')
            .where('s.result', '=', 'signed-in')
            .orderBy('s.id', 'desc')
            .limit(1)
            .as('lastSignInAt'),
        ])
        .orderBy('a.institution_id')
        .orderBy('a.enabled', 'desc')
        .orderBy('p.name')
        .orderBy('a.id'),
    present: ({ person_id, kind, enabled, lastAdministrator, hasSecond, phone, ...row }) => ({
      ...row,
      grantableRoles: [...grantableRoles(kind)],
      phone: phone === null ? '' : maskedPhone(phone),
      confirmedBy: confirmersOf(kind, hasSecond),
      state: enabled ? ('enabled' as const) : ('disabled' as const),
      actions: actionsOnStaff({
        enabled,
        lastAdministrator,
        changePending: row.changePending,
        keys: row.keys,
        own: !isOtherPerson(person_id, actor.persons),
        asAnother: actor.behind !== null,
      }),
    }),
  })
})
