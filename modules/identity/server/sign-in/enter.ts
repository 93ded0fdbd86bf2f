import type { Output } from '@iisp/contract'
import type { SessionContext, Writer } from '@iisp/server'
import type { login } from '../../contract/sign-in.ts'
import { type LoginAccount, markUsed } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { endSession, presentSession, startSession, tellEnded } from '../sessions/sessions.ts'
import { rememberDevice } from './devices.ts'
import { keepSignIn } from './keep-sign-in.ts'
import { newDevice } from './tell-new-device.ts'

interface Entry {
  readonly loginType: number
  /** Time at which a second factor was proven in this browser; null: not yet. */
  readonly factorAt: Date | null
  /**
   * Uses up the proven factor in the transaction of the sign-in; throws the refusal if it has been
   * used meanwhile.
   */
  readonly spend: (db: Writer) => Promise<unknown>
}

/** Starts a session with a fresh id. A session that the browser already had ends. */
export async function enter(
  identity: Identity,
  ctx: SessionContext,
  account: LoginAccount,
  { loginType, factorAt, spend }: Entry,
): Promise<Output<typeof login>> {
  const brought = ctx.actor.kind === 'person' ? ctx.actor.sessionHash : null
  const id = await ctx.transact(async (db) => {
    await spend(db)
    const isNew = await rememberDevice(db, account.account_id, ctx.device(), ctx.now)
    if (brought !== null) await endSession(db, brought, ctx.now)
    await markUsed(db, account.account_id, ctx.now)
    const signInId = await keepSignIn(db, ctx, account.account_id, 'signed-in')
    if (isNew) db.emit({ topic: newDevice, audience: [], payload: { signInId } })
    db.audit({
      institutionId: account.institution_id,
      action: 'identity.signed-in',
      object: `account:${account.account_id}`,
      detail: { person: account.person_id, loginType, network: ctx.network },
    })
    return startSession(db, ctx, {
      accountId: account.account_id,
      loginAccountId: account.account_id,
      loginType,
      createdAt: ctx.now,
      factorAt,
    })
  })
  if (brought !== null) tellEnded(identity.bus, brought)
  ctx.setSession(id, account.institution_id)
  return presentSession(id, account)
}
