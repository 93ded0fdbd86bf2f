import { reader, sql } from '@iisp/server'
import { getColleagues as getColleaguesCall } from '../../contract/people/find-people.ts'
import { maskedPhone } from '../../rules/sign-in/sms-limits.ts'
import { q } from '../tables.ts'

export const getColleagues = reader(getColleaguesCall, async ({ db, actor }, input) => {
  const rows = await db.all(
    q
      .selectFrom('identity.reach')
      .select(['account_id', 'name', 'phone', 'email', 'roles'])
      .where('institution_id', '=', actor.institutionId)
      .where(sql<boolean>`roles && ${input.roles}::text[]`)
      .where('account_id', '<>', actor.accountId)
      .where('person_id', '<>', actor.personId)
      .orderBy('name')
      .orderBy('account_id'),
  )
  return rows.map((row) => ({
    USERID: row.account_id,
    NAME: row.name,
    PHONE: row.phone === null ? '' : maskedPhone(row.phone),
    EMAIL: row.email,
    ROLES: row.roles,
  }))
})
