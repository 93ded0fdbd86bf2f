import { sessionHandler } from '@iisp/server'
import { ukeyVerifySign as call } from '../../contract/hardware-keys.ts'
import { keepPass, takeChallenge } from './key-challenges.ts'
import { verifySignature } from './verify-signature.ts'

export const ukeyVerifySign = sessionHandler(call, async (ctx, { uuid, ...signed }) => {
  const challenge = await takeChallenge(ctx, 'sign-in', uuid)
  await verifySignature(ctx, challenge, signed)
  await keepPass(ctx, challenge)
  return { uuid }
})
