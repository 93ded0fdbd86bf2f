import { randomBytes } from 'node:crypto'
import type { Output } from '@iisp/contract'
import { type Bus, type SessionContext, type Writer, hashSessionId, type sql } from '@iisp/server'
import type { login } from '../../contract/sign-in.ts'
import type { LoginAccount } from '../accounts.ts'
import { endConfirmedSweepCodes } from '../sweep-login/sweep-codes.ts'
import { q } from '../tables.ts'

export interface NewSession {
  /** The account it acts as, and the account that signed in. */
  readonly accountId: string
  readonly loginAccountId: string
  readonly loginType: number
  /** Start of the absolute lifetime: switching accounts does not prolong a session. */
  readonly createdAt: Date
  /** Time of the last proof of a second factor; null: never. */
  readonly factorAt: Date | null
}

const newId = () => randomBytes(32).toString('base64url')

/** Starts a session and returns its fresh 256-bit id, of which only the hash is stored. */
export async function startSession(
  db: Writer,
  ctx: Pick<SessionContext, 'now' | 'network' | 'userAgent'>,
  session: NewSession,
): Promise<string> {
  const id = newId()
  await db.run(
    q.insertInto('identity.session').values({
      hash: hashSessionId(id),
      account_id: session.accountId,
      login_account_id: session.loginAccountId,
      login_type: session.loginType,
      network: ctx.network,
      user_agent: ctx.userAgent,
      unlock_failures: 0,
      created_at: session.createdAt,
      seen_at: ctx.now,
      ended_at: null,
      factor_at: session.factorAt,
    }),
  )
  return id
}

/**
 * Values stored with the new id: a proven factor (password, second factor), or the account with
 * which the session continues.
 */
interface SessionChanges {
  readonly stepped_up_at?: Date | null
  readonly factor_at?: Date
  readonly account_id?: string
  readonly login_account_id?: string
  readonly entered_by?: ReturnType<typeof sql<string>>
  readonly manager_type?: number | null
  readonly zone_type?: number
}

/**
 * Continues a session under a new id, because its person has proven a factor or acts as somebody
 * else from now on; null if it has ended meanwhile.
 */
export async function renewSession(
  db: Writer,
  hash: string,
  changes: SessionChanges,
): Promise<string | null> {
  const id = newId()
  const renewed = await db.run(
    q
      .updateTable('identity.session')
      .set({ ...changes, hash: hashSessionId(id) })
      .where('hash', '=', hash)
      .where('ended_at', 'is', null),
  )
  return renewed === 1 ? id : null
}

/** Ends one session. */
export const endSession = (db: Writer, hash: string, now: Date): Promise<number> =>
  db.run(
    q
      .updateTable('identity.session')
      .set({ ended_at: now })
      .where('hash', '=', hash)
      .where('ended_at', 'is', null),
  )

/**
 * Ends all sessions of an account and returns their hashes. This includes sessions that moved from
 * it to another company of its person, and sessions confirmed by QR code that have not started yet.
 * @param except the hash of a session that continues
 */
export async function endSessionsOf(
  db: Writer,
  loginAccountId: string,
  now: Date,
  except = '',
): Promise<string[]> {
  await endConfirmedSweepCodes(db, loginAccountId, now)
  const ended = await db.all(
    q
      .updateTable('identity.session')
      .set({ ended_at: now })
      .where((eb) =>
        eb.or([eb('login_account_id', '=', loginAccountId), eb('entered_by', '=', loginAccountId)]),
      )
      .where('hash', '<>', except)
      .where('ended_at', 'is', null)
      .returning('hash'),
  )
  return ended.map((row) => row.hash)
}

/** The same for all accounts of a person. */
export async function endSessionsOfPerson(db: Writer, personId: string, now: Date): Promise<string[]> {
  const accounts = await db.all(
    q.selectFrom('identity.account').select('id').where('person_id', '=', personId).orderBy('id'),
  )
  const ended: string[] = []
  for (const { id } of accounts) ended.push(...(await endSessionsOf(db, id, now)))
  return ended
}

/** Makes every node forget ended sessions at once. Call it after the commit. */
export function tellEnded(bus: Pick<Bus, 'publish'>, ...hashes: readonly string[]): void {
  for (const value of hashes) bus.publish({ kind: 'session-ended', value })
}

/** Tells all windows of a session that the person signed out. Call it after the commit. */
export const tellSignedOut = (bus: Pick<Bus, 'publish'>, hash: string): void =>
  bus.publish({ kind: 'session-ended', topic: 'signed-out', value: hash })

/** Tells all windows of a session that its screen was locked or unlocked. Call it after the commit. */
export const tellLock = (bus: Pick<Bus, 'publish'>, hash: string, locked: boolean): void =>
  bus.publish({ kind: locked ? 'session-locked' : 'session-unlocked', value: hash })

/** Makes every node forget an id that a session no longer has. Call it after the commit. */
export const tellReplaced = (bus: Pick<Bus, 'publish'>, hash: string): void =>
  bus.publish({ kind: 'session-replaced', value: hash })

/** Makes every node reload all sessions because rights have changed. Call it after the commit. */
export const tellRights = (bus: Pick<Bus, 'publish'>): void => bus.publish({ kind: 'rights-changed' })

type SessionAccount = Pick<LoginAccount, 'name' | 'email' | 'account_id' | 'institution_id' | 'shows_sztzl'>

/** The answer about a new session: see `sessionAnswer`. */
export function presentSession(id: string, account: SessionAccount): Output<typeof login> {
  const reference = hashSessionId(id).slice(0, 16)
  return {
    accessToken: { name: 'x-session-reference', value: reference },
    sessionId: reference,
    currentUser: account.name,
    companyId: account.institution_id,
    managerId: account.account_id,
    managerAccount: account.email,
    glrbh: account.institution_id,
    glrdm: account.institution_id,
    isShowSztzl: account.shows_sztzl ? '1' : '0',
  }
}
