import { Refusal } from '@iisp/contract'
import { type Reader, type SessionContext, type Writer, networkOf, sql, takeLock } from '@iisp/server'
import { passwordResetErrors } from '../../contract/password-reset-errors.ts'
import { type ResetsAsked, mayAskReset, passwordReset } from '../../rules/password-reset/reset-limits.ts'
import { type LoginAccount, findLoginAccount } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { countWhere, endOf, isWithin } from '../time-limits.ts'

/** Payload `uuid`: a reset was asked for, or its codes were wrong. Sent for every account name that was typed. */
export const resetAsked = 'identity.reset-asked'
export const resetRefused = 'identity.reset-refused'
/** A password was reset; payload `uuid`, `network`, `at`. */
export const passwordWasReset = 'identity.password-was-reset'

type Asking = Pick<SessionContext, 'now' | 'network' | 'device'>

export type Channel = 'sms' | 'mail'
export const resetCodeHash = (identity: Identity, channel: Channel, uuid: string, code: string): string =>
  identity.hasher.quick(`reset ${channel} ${uuid} ${code}`)

function askedLately(account: string, network: string, known: boolean, now: Date) {
  const after = (seconds: number) => sql<boolean>`sent_at > ${endOf(now, -seconds)}`
  const forAccount = sql<boolean>`account = ${account} AND known = ${known}`
  const forNetwork = sql<boolean>`network = ${network}`
  return q
    .selectFrom('identity.password_reset')
    .select([
      countWhere(sql`${forAccount} AND ${after(passwordReset.resendSeconds)}`).as('minute'),
      countWhere(sql`${forAccount} AND ${after(3600)}`).as('hour'),
      countWhere(forAccount).as('day'),
      countWhere(sql`${forNetwork} AND ${after(3600)}`).as('networkHour'),
    ])
    .where((eb) => eb.or([eb('account', '=', account), forNetwork]))
    .where(after(86_400))
}

/** Enters a reset without codes. Refuses beyond the limits, whether the account exists or not. */
export async function keepReset(
  db: Writer,
  ctx: Asking,
  reset: { readonly uuid: string; readonly account: string; readonly known: boolean },
): Promise<void> {
  const network = networkOf(ctx.network)
  await takeLock(db, `reset ${reset.account}`)
  const asked: ResetsAsked = await db.one(askedLately(reset.account, network, reset.known, ctx.now))
  if (!mayAskReset(asked)) throw new Refusal(passwordResetErrors.resetTooOften)
  await db.run(
    q.insertInto('identity.password_reset').values({
      ...reset,
      network,
      device: ctx.device(),
      sent_at: ctx.now,
      expires_at: endOf(ctx.now, passwordReset.seconds),
    }),
  )
}

/** Counts an attempt in the given stage of a reset, by the browser that requested it. */
const countedTry = (ctx: Asking, uuid: string, proven: boolean, tries: number) =>
  q
    .updateTable('identity.password_reset')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('uuid', '=', uuid)
    .where('device', '=', ctx.device())
    .where('proven', '=', proven)
    .where('tries', '<', tries)
    .where(isWithin(ctx.now, passwordReset.seconds))

/** Checks both codes; returns the account, and whether they were right. */
export const tryResetCodes = (
  db: Writer,
  ctx: Asking,
  uuid: string,
  hashes: { readonly sms: string; readonly mail: string },
) =>
  db.maybe(
    countedTry(ctx, uuid, false, passwordReset.tries).returning((eb) => [
      'account',
      eb
        .and([eb('sms_hash', '=', hashes.sms), eb('mail_hash', '=', hashes.mail)])
        .$castTo<boolean>()
        .as('right'),
    ]),
  )

/**
 * From here on codes are no longer accepted, but a new password is, for the lifetime of the codes.
 */
export const markProven = (db: Writer, uuid: string, now: Date): Promise<number> =>
  db.run(
    q
      .updateTable('identity.password_reset')
      .set({ proven: true, tries: 0, expires_at: endOf(now, passwordReset.seconds) })
      .where('uuid', '=', uuid)
      .where('proven', '=', false),
  )

/** Counts an attempt to set the new password of a proven reset; returns its account. */
export const tryNewPassword = (db: Writer, ctx: Asking, uuid: string) =>
  db.maybe(countedTry(ctx, uuid, true, passwordReset.newPasswordTries).returning('account'))

/** Ends all resets of an account, including this one. Returns whether this one was still proven. */
export async function spendReset(db: Writer, ctx: Asking, uuid: string, account: string): Promise<boolean> {
  const spent = await db.run(
    q
      .updateTable('identity.password_reset')
      .set({ expires_at: ctx.now })
      .where('uuid', '=', uuid)
      .where('proven', '=', true)
      .where(isWithin(ctx.now, passwordReset.seconds)),
  )
  await db.run(
    q
      .updateTable('identity.password_reset')
      .set({ expires_at: ctx.now })
      .where('account', '=', account)
      .where('expires_at', '>', ctx.now),
  )
  return spent === 1
}

/** The account of a reset; undefined if it does not exist or is disabled. */
export async function accountOfReset(db: Reader, uuid: unknown): Promise<LoginAccount | undefined> {
  const reset = await db.maybe(
    q.selectFrom('identity.password_reset').select('account').where('uuid', '=', String(uuid)),
  )
  return reset && findLoginAccount(db, reset.account)
}
