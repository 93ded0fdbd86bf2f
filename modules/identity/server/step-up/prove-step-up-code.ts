import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { proveStepUpCode as proveStepUpCodeCall } from '../../contract/step-up.ts'
import { findSessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { renewSession, tellReplaced } from '../sessions/sessions.ts'
import { spendCode, tryCode } from '../sign-in/sms-codes.ts'

export const proveStepUpCode = (identity: Identity): Handler =>
  sessionHandler<typeof proveStepUpCodeCall, PersonActor>(proveStepUpCodeCall, async (ctx, input) => {
    const { actor } = ctx
    const owner = await findSessionOwner(ctx.db, actor.sessionHash)
    await tryCode(identity, ctx, owner.email, input.uuid, 'step-up', input.code)
    const id = await ctx.transact(async (db) => {
      await spendCode(db, input.uuid)
      const renewed = await renewSession(db, actor.sessionHash, { factor_at: ctx.now })
      if (renewed === null) throw new Refusal(platformErrors.notSignedIn)
      db.audit({
        institutionId: actor.institutionId,
        action: 'identity.factor-proven',
        object: `account:${owner.account_id}`,
        detail: { factor: 'sms' },
      })
      return renewed
    })
    ctx.setSession(id, actor.institutionId)
    tellReplaced(identity.bus, actor.sessionHash)
    return null
  })
