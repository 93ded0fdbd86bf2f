import { randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type SessionContext, type Writer, networkOf, sql, takeLock } from '@iisp/server'
import { sweepLoginErrors } from '../../contract/sweep-login-errors.ts'
import { mayAskSweepCode, sweepCode } from '../../rules/sign-in/sweep-codes.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { countWhere, endOf, isWithin } from '../time-limits.ts'

type Asking = Pick<SessionContext, 'now' | 'network' | 'userAgent' | 'device'>

/** The sign-in by QR code exists only where the installation has switched it on. */
export function needSweepLogin({ sweepLogin = false }: Identity): void {
  if (!sweepLogin) throw new Refusal(sweepLoginErrors.sweepOff)
}

/** Stores a code for this browser and gives its uuid. Refuses beyond the limits. */
export async function keepSweepCode(db: Writer, ctx: Asking): Promise<string> {
  const { now } = ctx
  const network = networkOf(ctx.network)
  await takeLock(db, `sweep ${network}`)
  const asked = await db.one(
    q
      .selectFrom('identity.sweep_code')
      .select([countWhere(sql`device = ${ctx.device()}`).as('device'), countWhere(sql`true`).as('network')])
      .where('network', '=', network)
      .where('asked_at', '>', endOf(now, -sweepCode.countedSeconds)),
  )
  if (!mayAskSweepCode(asked)) throw new Refusal(sweepLoginErrors.sweepTooOften)
  const uuid = randomBytes(16).toString('base64url')
  await db.run(
    q.insertInto('identity.sweep_code').values({
      uuid,
      device: ctx.device(),
      network,
      address: ctx.network,
      user_agent: ctx.userAgent,
      asked_at: now,
      expires_at: endOf(now, sweepCode.seconds),
    }),
  )
  return uuid
}

/** The valid code, only for the browser and network that requested it. */
export const ownSweepCode = (ctx: Pick<Asking, 'now' | 'network' | 'device'>, uuid: string) =>
  q
    .selectFrom('identity.sweep_code')
    .where('uuid', '=', uuid)
    .where('device', '=', ctx.device())
    .where('network', '=', networkOf(ctx.network))
    .where(isWithin(ctx.now, sweepCode.seconds))

/** Uses up a confirmed code inside the caller's transaction. */
export async function spendSweepCode(db: Writer, uuid: string, now: Date): Promise<void> {
  const spent = await db.run(
    q
      .updateTable('identity.sweep_code')
      .set({ decision: 'used' })
      .where('uuid', '=', uuid)
      .where('decision', '=', 'confirmed')
      .where(isWithin(now, sweepCode.seconds)),
  )
  if (spent !== 1) throw new Refusal(sweepLoginErrors.sweepExpired)
}

/** Invalidates the account's confirmed but unused codes; called when its sessions end. */
export const endConfirmedSweepCodes = (db: Writer, accountId: string, now: Date): Promise<number> =>
  db.run(
    q
      .updateTable('identity.sweep_code')
      .set({ expires_at: now })
      .where('account_id', '=', accountId)
      .where('decision', '=', 'confirmed')
      .where('expires_at', '>', now),
  )

/**
 * Decides on a code that this account has scanned; returns the address of the browser that shows
 * it.
 */
export async function decideOnSweepCode(
  db: Writer,
  { uuid, accountId, now }: { readonly uuid: string; readonly accountId: string; readonly now: Date },
  decision: 'confirmed' | 'refused',
): Promise<string> {
  const decided = await db.maybe(
    q
      .updateTable('identity.sweep_code')
      .set({ decision })
      .where('uuid', '=', uuid)
      .where('account_id', '=', accountId)
      .where('decision', 'is', null)
      .where(isWithin(now, sweepCode.seconds))
      .returning('address'),
  )
  if (decided === undefined) throw new Refusal(sweepLoginErrors.sweepExpired)
  return decided.address
}
