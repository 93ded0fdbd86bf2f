import type { Role } from '@iisp/contract'
import { type Reader, raw, sql } from '@iisp/server'

/** An enabled account with what signing in needs. */
export interface LoginAccount {
  readonly account_id: string
  readonly person_id: string
  readonly institution_id: string
  readonly email: string
  readonly name: string
  readonly phone: string | null
  readonly roles: readonly Role[]
  readonly super_manager: boolean
  readonly shows_sztzl: boolean
  readonly hash: string
  readonly previous: readonly string[]
  readonly changed_ms: number
}
export const findLoginAccount = (db: Reader, account: string): Promise<LoginAccount | undefined> =>
  db.maybe(raw(sql<LoginAccount>`SELECT * FROM identity.login_account(${account})`))

export interface SessionOwner {
  readonly account_id: string
  readonly email: string
  readonly name: string
  readonly super_manager: boolean
}
/** Who signed in, also where the session acts as somebody else. */
export const findSessionOwner = (db: Reader, sessionHash: string): Promise<SessionOwner> =>
  db.one(raw(sql<SessionOwner>`SELECT * FROM identity.session_owner(${sessionHash})`))

export interface SwitchTarget {
  readonly account_id: string
  readonly institution_id: string
  readonly institution_name: string
  readonly email: string
  readonly name: string
  readonly roles: Role[]
  readonly shows_sztzl: boolean
}
/** Whom a super-manager's session may act as; nobody for any other session. */
export const switchTargets = (db: Reader, sessionHash: string): Promise<SwitchTarget[]> =>
  db.all(raw(sql<SwitchTarget>`SELECT * FROM identity.switch_targets(${sessionHash})`))
