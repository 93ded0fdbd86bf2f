import { Refusal } from '@iisp/contract'
import { type SessionContext, type Writer, raw, sql } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { isLocked, lockMinutes } from '../rules/lock.ts'
import { q } from './tables.ts'

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
 * Counts a try before it is judged, so that many at once cannot slip past the limit: a success takes it back.
 * Refuses where the lock holds; a refused try does not count.
 */
export async function countTry(ctx: Trying, account: string): Promise<void> {
  const locked = await ctx.transact(async (db) => {
    const { network, now } = ctx
    await db.run(
      q
        .insertInto('identity.login_attempt')
        .values({ account, network, failures: 0, sms_failures: 0, known: false, last_at: now })
        .onConflict((conflict) => conflict.columns(['account', 'network']).doNothing()),
    )
    const since = new Date(now.getTime() - lockMinutes * 60_000)
    const found = await db.one(
      raw(sql<Counters>`
        SELECT CASE WHEN last_at > ${since} THEN failures ELSE 0 END AS pair, known,
          floor(extract(epoch FROM ${now} - last_at) / 60)::int AS minutes,
          (SELECT coalesce(sum(failures), 0)::int FROM identity.login_attempt
            WHERE account = ${account} AND last_at > ${since}) AS account,
          (SELECT coalesce(sum(failures), 0)::int FROM identity.login_attempt
            WHERE network = ${network} AND last_at > ${since}) AS network
        FROM identity.login_attempt WHERE account = ${account} AND network = ${network} FOR UPDATE`),
    )
    if (isLocked({ ...found, knownNetwork: found.known })) return Math.max(1, lockMinutes - found.minutes)
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

/** After a success: nothing counts any more, and the network is known. */
export const clearTries = (db: Writer, account: string, network: string): Promise<number> =>
  db.run(
    q
      .updateTable('identity.login_attempt')
      .set({ failures: 0, sms_failures: 0, known: true })
      .where('account', '=', account)
      .where('network', '=', network),
  )

/** After a right password whose sign-in goes on elsewhere (an SMS code): takes the counted try back. */
export const uncountTry = (db: Writer, account: string, network: string): Promise<number> =>
  db.run(
    raw(sql`UPDATE identity.login_attempt SET failures = greatest(failures - 1, 0)
      WHERE account = ${account} AND network = ${network}`),
  )
