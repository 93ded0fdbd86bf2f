import { type PersonActor, sessionHandler } from '@iisp/server'
import { myKeyAddStart as call } from '../../contract/hardware-keys.ts'
import { findSessionOwner } from '../accounts.ts'
import { startChallenge } from './key-challenges.ts'
import { keysOf, needFactor, refuseTooMany, rpIdOf } from './keys.ts'

export const myKeyAddStart = sessionHandler<typeof call, PersonActor>(call, async (ctx) => {
  needFactor(ctx)
  const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
  const keys = await keysOf(ctx.db, owner.account_id)
  refuseTooMany(keys)
  const { uuid, challenge } = await startChallenge(ctx, 'add', owner.email)
  return {
    uuid,
    challenge,
    rpId: rpIdOf(ctx.origins),
    userId: Buffer.from(`account:${owner.account_id}`).toString('base64url'),
    userName: owner.email,
    keys,
  }
})
