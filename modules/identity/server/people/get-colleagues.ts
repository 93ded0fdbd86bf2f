import type { Role } from '@iisp/contract'
import { raw, reader, sql } from '@iisp/server'
import { getColleagues as getColleaguesCall } from '../../contract/people.ts'
import { maskedPhone } from '../../rules/sign-in/sms-limits.ts'

interface Row {
  readonly account_id: string
  readonly name: string
  readonly phone: string | null
  readonly email: string
  readonly roles: Role[]
}

export const getColleagues = reader(getColleaguesCall, async ({ db, actor }, input) => {
  const rows = await db.all(
    raw(sql<Row>`
      SELECT account_id, name, phone, email, roles FROM identity.reach
      WHERE institution_id = ${actor.institutionId} AND roles && ${input.roles}::text[]
        AND account_id <> ${actor.accountId} AND person_id <> ${actor.personId}
      ORDER BY name, account_id`),
  )
  return rows.map((row) => ({
    USERID: row.account_id,
    NAME: row.name,
    PHONE: row.phone === null ? '' : maskedPhone(row.phone),
    EMAIL: row.email,
    ROLES: row.roles,
  }))
})
