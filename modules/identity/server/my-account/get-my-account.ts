import type { Role } from '@iisp/contract'
import { raw, reader, sql } from '@iisp/server'
import { getMyAccount as call } from '../../contract/my-account.ts'
import { passwordDaysLeft } from '../../rules/passwords/new-password.ts'
import { maskedPhone } from '../../rules/sign-in/sms-limits.ts'

interface Own {
  readonly email: string
  readonly name: string
  readonly phone: string | null
  readonly institution_name: string
  readonly roles: readonly Role[]
  readonly changed: string
  readonly changed_ms: number
}

export const getMyAccount = reader(call, async ({ db, actor, now }) => {
  const own = await db.one(
    raw(sql<Own>`SELECT email, name, phone, institution_name, roles,
        to_char(changed_at, 'YYYY-MM-DD HH24:MI:SS') AS changed,
        (extract(epoch FROM changed_at) * 1000)::float8 AS changed_ms
      FROM identity.own_account(${actor.sessionHash})`),
  )
  return {
    name: own.name,
    account: own.email,
    institutionName: own.institution_name,
    roles: [...own.roles],
    phone: own.phone === null ? '' : maskedPhone(own.phone),
    passwordChangedAt: own.changed,
    passwordDaysLeft: passwordDaysLeft(new Date(own.changed_ms), now),
  }
})
