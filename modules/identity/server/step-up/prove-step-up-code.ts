import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { proveStepUpCode as proveStepUpCodeCall } from '../../contract/step-up.ts'
import { findSessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { spendCode, tryCode } from '../sign-in/sms-codes.ts'
import { proveFactor } from './prove-factor.ts'

export const proveStepUpCode = (identity: Identity): Handler =>
  sessionHandler<typeof proveStepUpCodeCall, PersonActor>(
    proveStepUpCodeCall,
    async (ctx, { uuid, code }) => {
      const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
      await tryCode(identity, ctx, owner.email, uuid, 'step-up', code)
      await proveFactor(identity, ctx, { owner, factor: 'sms', spend: (db) => spendCode(db, uuid) })
      return null
    },
  )
