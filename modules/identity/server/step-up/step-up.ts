import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { stepUpErrors } from '../../contract/step-up-errors.ts'
import { stepUp as stepUpCall } from '../../contract/step-up.ts'
import { stepUpSeconds } from '../../rules/step-up/step-up.ts'
import { findSessionOwner } from '../accounts.ts'
import { uncountTry } from '../sign-in/attempts.ts'
import type { Identity } from '../identity.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { openSealed } from '../passwords/sealed-passwords.ts'
import { renewSession, tellReplaced } from '../sessions/sessions.ts'

export const stepUp = (identity: Identity): Handler =>
  sessionHandler<typeof stepUpCall, PersonActor>(stepUpCall, async (ctx, input) => {
    const { sessionHash } = ctx.actor
    const [digest] = await openSealed(identity, ctx, [input.password])
    const owner = await findSessionOwner(ctx.db, sessionHash)
    const proven = await provePassword(identity, ctx, owner.email, digest).catch(asStepUp)
    const id = await ctx.transact(async (db) => {
      const renewed = await renewSession(db, sessionHash, { stepped_up_at: ctx.now })
      if (renewed === null) throw new Refusal(platformErrors.notSignedIn)
      await uncountTry(db, owner.email, ctx.network)
      db.audit({
        institutionId: ctx.actor.institutionId,
        action: 'identity.stepped-up',
        object: `account:${proven.account_id}`,
      })
      return renewed
    })
    ctx.setSession(id, ctx.actor.institutionId)
    tellReplaced(identity.bus, sessionHash)
    return { validSeconds: stepUpSeconds }
  })

/** The session stays valid after a wrong password, so the page must not ask for a new sign-in. */
function asStepUp(error: unknown): never {
  const wrong = error instanceof Refusal && error.error === identityErrors.wrongPassword
  throw wrong ? new Refusal(stepUpErrors.stepUpFailed) : error
}
