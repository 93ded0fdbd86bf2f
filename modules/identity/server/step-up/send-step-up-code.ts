import { randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { stepUpErrors } from '../../contract/step-up-errors.ts'
import { sendStepUpCode as sendStepUpCodeCall } from '../../contract/step-up.ts'
import { maskedPhone, smsCode } from '../../rules/sign-in/sms-limits.ts'
import { findLoginAccount, findSessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { sendCode } from '../sign-in/sms-codes.ts'

export const sendStepUpCode = (identity: Identity): Handler =>
  sessionHandler<typeof sendStepUpCodeCall, PersonActor>(sendStepUpCodeCall, async (ctx) => {
    const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
    const phone = (await findLoginAccount(ctx.db, owner.email))?.phone ?? null
    if (phone === null) throw new Refusal(stepUpErrors.noPhoneToProve)
    const uuid = randomBytes(16).toString('base64url')
    await sendCode(identity, ctx, { account_id: owner.account_id, phone }, uuid, 'step-up')
    return {
      uuid,
      phone: maskedPhone(phone),
      validSeconds: smsCode.seconds,
      resendSeconds: smsCode.resendSeconds,
    }
  })
