import { Refusal } from '@iisp/contract'
import { type SessionContext, type Writer, networkOf, raw, sql } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { isLocked, lockMinutes } from '../../rules/sign-in/lock.ts'
import { clockSlackMs } from '../../rules/sessions/session-life.ts'
import { q } from '../tables.ts'
import { endOf } from '../time-limits.ts'

type Trying = Pick<SessionContext, 'transact' | 'now' | 'network'>
interface Counters {
  readonly pair: number
  readonly account: number
  readonly network: number
  readonly known: boolean
  /** Minutes since the pair's last counted failure. */
  readonly minutes: number
}

/**
 * Counts a try before the password is checked, so that parallel tries cannot pass the limit; a success clears it.
 * Refuses while the account is locked here; a refused try does not count.
 * @param known the account signed in from this browser before
 */
export async function countTry(ctx: Trying, account: string, known: boolean): Promise<void> {
  const locked = await ctx.transact(async (db) => {
    const { now } = ctx
    const network = networkOf(ctx.network)
    // A time in the future was written before the clock was set back; it must not prolong the lock.
    await db.run(
      raw(sql`INSERT INTO identity.login_attempt AS a (account, network, last_at) VALUES (${account}, ${network}, ${now})
        ON CONFLICT (account, network) DO UPDATE SET last_at = least(a.last_at, ${now})`),
    )
    const since = endOf(now, -60 * lockMinutes)
    const latest = new Date(now.getTime() + clockSlackMs)
    const found = await db.one(
      raw(sql<Counters>`
        SELECT CASE WHEN last_at > ${since} THEN failures ELSE 0 END AS pair, known,
          floor(extract(epoch FROM ${now} - last_at) / 60)::int AS minutes,
          (SELECT coalesce(sum(failures), 0)::int FROM identity.login_attempt
            WHERE account = ${account} AND last_at > ${since} AND last_at <= ${latest}) AS account,
          (SELECT coalesce(sum(failures), 0)::int FROM identity.login_attempt
            WHERE network = ${network} AND last_at > ${since} AND last_at <= ${latest}) AS network
        FROM identity.login_attempt WHERE account = ${account} AND network = ${network} FOR UPDATE`),
    )
    if (isLocked({ ...found, known: known || found.known })) return Math.max(1, lockMinutes - found.minutes)
    await db.run(
      q
        .updateTable('identity.login_attempt')
        .set({ failures: found.pair + 1, last_at: now, ...(found.pair === 0 ? { sms_failures: 0 } : {}) })
        .where('account', '=', account)
        .where('network', '=', network),
    )
    return null
  })
  if (locked !== null) throw new Refusal(identityErrors.locked, { minutes: String(locked) })
}

/** After a success: clears the counts and remembers the network. */
export const clearTries = (db: Writer, account: string, address: string): Promise<number> =>
  db.run(
    q
      .updateTable('identity.login_attempt')
      .set({ failures: 0, sms_failures: 0, known: true })
      .where('account', '=', account)
      .where('network', '=', networkOf(address)),
  )

/** Takes back the counted try after a right password when the sign-in continues with an SMS code. */
export const uncountTry = (db: Writer, account: string, address: string): Promise<number> =>
  db.run(
    raw(sql`UPDATE identity.login_attempt SET failures = greatest(failures - 1, 0)
      WHERE account = ${account} AND network = ${networkOf(address)}`),
  )
