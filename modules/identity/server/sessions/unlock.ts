import { Refusal } from '@iisp/contract'
import { type Handler, type PersonActor, type SessionContext, sessionHandler } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { unlock as unlockCall } from '../../contract/sessions.ts'
import { findSessionOwner } from '../accounts.ts'
import { uncountTry } from '../sign-in/attempts.ts'
import type { Identity } from '../identity.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { openSealed } from '../passwords/sealed-passwords.ts'
import { q } from '../tables.ts'
import { endSession, tellEnded, tellLock } from './sessions.ts'

const failuresAllowed = 5

export const unlock = (identity: Identity): Handler =>
  sessionHandler<typeof unlockCall, PersonActor>(unlockCall, async (ctx, input) => {
    const { sessionHash, institutionId, accountId } = ctx.actor
    const [digest] = await openSealed(identity, ctx, [input.password])
    const owner = await findSessionOwner(ctx.db, sessionHash)
    await provePassword(identity, ctx, owner.email, digest).catch((refused: unknown) =>
      refuse(identity, ctx, refused),
    )
    await ctx.transact(async (db) => {
      await db.run(
        q
          .updateTable('identity.session')
          .set({ unlock_failures: 0, locked_at: null })
          .where('hash', '=', sessionHash),
      )
      await uncountTry(db, owner.email, ctx.network)
      db.audit({ institutionId, action: 'identity.unlocked', object: `account:${accountId}` })
    })
    tellLock(identity.bus, sessionHash, false)
    return null
  })

/**
 * A wrong password counts against the session as well; an attempt refused without a check does not.
 */
async function refuse(
  identity: Identity,
  ctx: SessionContext<PersonActor>,
  refused: unknown,
): Promise<never> {
  const wrong = refused instanceof Refusal && refused.error === identityErrors.wrongPassword
  if (!wrong) throw refused
  const { sessionHash } = ctx.actor
  const { failures } = await ctx.transact((db) =>
    db.one(
      q
        .updateTable('identity.session')
        .set((eb) => ({ unlock_failures: eb('unlock_failures', '+', 1) }))
        .where('hash', '=', sessionHash)
        .returning('unlock_failures as failures'),
    ),
  )
  if (failures < failuresAllowed) throw new Refusal(identityErrors.unlockFailed)
  await ctx.transact((db) => endSession(db, sessionHash, ctx.now))
  tellEnded(identity.bus, sessionHash)
  ctx.clearSession()
  throw new Refusal(identityErrors.unlockEnded)
}
