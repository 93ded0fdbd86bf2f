import type { Role } from '@iisp/contract'
import { type Reader, type Writer, raw, sql } from '@iisp/server'
import { q } from './tables.ts'

/** The data of an enabled account that a sign-in needs. */
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
  /** Set by an administrator or with the installation. */
  readonly given: boolean
  /** Signs in to the global-fund zone, by its own page. */
  readonly global_fund: boolean
  /** The institution is closed. */
  readonly closed: boolean
}
/**
 * The id of the enabled account with this name, as a subquery for statements that need only the id.
 */
export const accountIdOf = (account: string) =>
  sql<string>`(SELECT account_id FROM identity.login_account(${account}))`
export const findLoginAccount = (db: Reader, account: string): Promise<LoginAccount | undefined> =>
  db.maybe(raw(sql<LoginAccount>`SELECT * FROM identity.login_account(${account})`))

/** Records a sign-in to the account. Acting as it does not count as use. */
export const markUsed = (db: Writer, accountId: string, now: Date): Promise<unknown> =>
  db.all(q.selectNoFrom((eb) => eb.fn('identity.mark_used', [eb.val(accountId), eb.val(now)]).as('marked')))

export interface SessionOwner {
  readonly account_id: string
  readonly email: string
  readonly name: string
  readonly super_manager: boolean
}
/** The account that signed in, even while the session acts as another one. */
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
  /** Nobody has signed in to it for three months, so that the user agreement allows it to be reclaimed. */
  readonly unused: boolean
}
/** The accounts that a super-manager's session may act as; empty for any other session. */
export const switchTargets = (db: Reader, sessionHash: string, now: Date): Promise<SwitchTarget[]> =>
  db.all(
    raw(sql<SwitchTarget>`SELECT account_id, institution_id, institution_name, email, name, roles, shows_sztzl,
        last_used_at <= ${now}::timestamptz - interval '3 months' AS unused
      FROM identity.switch_targets(${sessionHash})`),
  )
