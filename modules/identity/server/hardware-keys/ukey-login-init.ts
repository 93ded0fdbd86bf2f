import { createHmac } from 'node:crypto'
import { type Handler, sessionHandler } from '@iisp/server'
import { type KnownKey, ukeyLoginInit as call } from '../../contract/hardware-keys.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { findLoginAccount } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { startChallenge } from './key-challenges.ts'
import { keysOf, rpIdOf } from './keys.ts'

export const ukeyLoginInit = (identity: Identity): Handler =>
  sessionHandler(call, async (ctx, input) => {
    const email = normalAccount(input.account)
    const account = await findLoginAccount(ctx.db, email)
    const keys = account === undefined ? [] : await keysOf(ctx.db, account.account_id)
    const { uuid, challenge } = await startChallenge(ctx, 'sign-in', email)
    return {
      uuid,
      randomCode: challenge,
      rpId: rpIdOf(ctx.origins),
      keys: keys.length > 0 ? keys : [nobodysKey(identity, email)],
    }
  })

/** Always the same for an account, so that repeated requests reveal nothing either. */
const nobodysKey = ({ pepper }: Identity, email: string): KnownKey => ({
  id: createHmac('sha256', pepper).update(`no key of ${email}`).digest('base64url'),
  transports: ['usb'],
})
