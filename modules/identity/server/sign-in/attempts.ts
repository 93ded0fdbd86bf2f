import { Refusal } from '@iisp/contract'
import { type Compilable, type SessionContext, type Writer, networkOf, sql } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { isLocked, lockMinutes } from '../../rules/sign-in/lock.ts'
import { clockSlackMs } from '../../rules/sessions/session-life.ts'
import { q } from '../tables.ts'
import { endOf } from '../time-limits.ts'

/**
 * Replaces the caller's address when attempts with a proven hardware key are counted: failures of
 * strangers do not lock them, and the thief of a key cannot keep guessing the password.
 */
export const keyTries = '0.0.0.0'

type Trying = Pick<SessionContext, 'transact' | 'now' | 'network'>
interface Counters {
  readonly pair: number
  readonly account: number
  readonly network: number
  readonly known: boolean
  /** Minutes since the pair's last counted failure. */
  readonly minutes: number
}

/** The failures that count towards a lock, with the pair's row locked. */
function countersOf(account: string, network: string, now: Date): Compilable<Counters> {
  const since = endOf(now, -60 * lockMinutes)
  const recent = q
    .selectFrom('identity.login_attempt')
    .select(sql<number>`coalesce(sum(failures), 0)::int`.as('failures'))
    .where('last_at', '>', since)
    .where('last_at', '<=', new Date(now.getTime() + clockSlackMs))
  return q
    .selectFrom('identity.login_attempt')
    .select((eb) => [
      eb.case().when('last_at', '>', since).then(eb.ref('failures')).else(eb.lit(0)).end().as('pair'),
      'known',
      sql<number>`floor(extract(epoch FROM ${now} - last_at) / 60)::int`.as('minutes'),
      recent.where('account', '=', account).$asScalar().$notNull().as('account'),
      recent.where('network', '=', network).$asScalar().$notNull().as('network'),
    ])
    .where('account', '=', account)
    .where('network', '=', network)
    .forUpdate()
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot exceed the
 * limit; a success clears the count. Refuses while the account is locked here; a refused attempt
 * does not count.
 * @param known the account signed in from this browser before
 */
export async function countTry(ctx: Trying, account: string, known: boolean): Promise<void> {
  const locked = await ctx.transact(async (db) => {
    const { now } = ctx
    const network = networkOf(ctx.network)
    // A time in the future was written before the clock was set back; it must not prolong the lock.
    await db.run(
      q
        .insertInto('identity.login_attempt')
        .values({ account, network, last_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['account', 'network'])
            .doUpdateSet({ last_at: sql<Date>`least(identity.login_attempt.last_at, ${now})` }),
        ),
    )
    const found = await db.one(countersOf(account, network, now))
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
    q
      .updateTable('identity.login_attempt')
      .set({ failures: sql<number>`greatest(failures - 1, 0)` })
      .where('account', '=', account)
      .where('network', '=', networkOf(address)),
  )
