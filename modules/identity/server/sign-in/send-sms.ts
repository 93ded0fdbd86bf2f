import { Refusal } from '@iisp/contract'
import { type Handler, sessionHandler } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { sendSMS as sendSMSCall } from '../../contract/sign-in.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { maskedPhone, smsCode } from '../../rules/sign-in/sms-limits.ts'
import { uncountTry } from './attempts.ts'
import { admitCaller } from './admit-caller.ts'
import type { Identity } from '../identity.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { openSealed } from '../passwords/sealed-passwords.ts'
import { spendPass } from './sliders.ts'
import { sendCode } from './sms-codes.ts'

export const sendSMS = (identity: Identity): Handler =>
  sessionHandler(sendSMSCall, async (ctx, input) => {
    const email = normalAccount(input.account)
    const known = await admitCaller(identity, ctx, email)
    await spendPass(ctx, input.uuid)
    const [digest] = await openSealed(identity, ctx, [input.password])
    const account = await provePassword(identity, ctx, email, digest, known)
    const { phone } = account
    if (phone === null) throw new Refusal(identityErrors.noPhone)
    await ctx.transact((db) => uncountTry(db, account.email, ctx.network))
    await sendCode(identity, ctx, { ...account, phone }, input.uuid, 'login')
    return { phone: maskedPhone(phone), validSeconds: smsCode.seconds, resendSeconds: smsCode.resendSeconds }
  })
