import { Refusal } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { hardwareKeyErrors } from '../../contract/hardware-key-errors.ts'
import { proveStepUpKey as call } from '../../contract/hardware-keys.ts'
import { findSessionOwner } from '../accounts.ts'
import { takeChallenge } from '../hardware-keys/key-challenges.ts'
import { verifySignature } from '../hardware-keys/verify-signature.ts'
import type { Identity } from '../identity.ts'
import { proveFactor } from './prove-factor.ts'

export const proveStepUpKey = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { uuid, ...signed }) => {
    const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
    const challenge = await takeChallenge(ctx, 'step-up', uuid)
    if (challenge.account !== owner.email) throw new Refusal(hardwareKeyErrors.keyExpired)
    await verifySignature(ctx, challenge, signed)
    await proveFactor(identity, ctx, { owner, factor: 'key' })
    return null
  })
