import { Refusal } from '@iisp/contract'
import { type PersonActor, sessionHandler } from '@iisp/server'
import { hardwareKeyErrors } from '../../contract/hardware-key-errors.ts'
import { startStepUpKey as call } from '../../contract/hardware-keys.ts'
import { findSessionOwner } from '../accounts.ts'
import { startChallenge } from '../hardware-keys/key-challenges.ts'
import { keysOf, rpIdOf } from '../hardware-keys/keys.ts'

export const startStepUpKey = sessionHandler<typeof call, PersonActor>(call, async (ctx) => {
  const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
  const keys = await keysOf(ctx.db, owner.account_id)
  if (keys.length === 0) throw new Refusal(hardwareKeyErrors.noKeyToProve)
  const { uuid, challenge } = await startChallenge(ctx, 'step-up', owner.email)
  return { uuid, randomCode: challenge, rpId: rpIdOf(ctx.origins), keys }
})
