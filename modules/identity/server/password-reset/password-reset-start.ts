import { randomBytes } from 'node:crypto'
import { sessionHandler } from '@iisp/server'
import { passwordResetStart as call } from '../../contract/password-reset.ts'
import { passwordReset } from '../../rules/password-reset/reset-limits.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { isKnown } from '../sign-in/devices.ts'
import { spendPass } from '../sign-in/sliders.ts'
import { keepReset, resetAsked } from './resets.ts'

/** The account is looked up after the answer, by the subscriber that sends the codes: the answer cannot depend on it. */
export const passwordResetStart = sessionHandler(call, async (ctx, input) => {
  const account = normalAccount(input.account)
  await spendPass(ctx, input.uuid)
  const known = await isKnown(ctx.db, account, ctx.network, ctx.device())
  const uuid = randomBytes(16).toString('base64url')
  await ctx.transact(async (db) => {
    await keepReset(db, ctx, { uuid, account, known })
    db.emit({ topic: resetAsked, audience: [], payload: { uuid, network: ctx.network } })
  })
  return { uuid, validSeconds: passwordReset.seconds, resendSeconds: passwordReset.resendSeconds }
})
