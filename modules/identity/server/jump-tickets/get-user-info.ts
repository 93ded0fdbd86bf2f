import { type Handler, sessionHandler } from '@iisp/server'
import { getUserInfo as getUserInfoCall } from '../../contract/research-codes.ts'
import type { Identity } from '../identity.ts'
import { redeem } from './redeem.ts'
import { userToken } from './user-token.ts'

export const getUserInfo = (identity: Pick<Identity, 'audienceSecrets'>): Handler =>
  sessionHandler(getUserInfoCall, async (ctx, { system_flag: audience, code, timestamp, signature }) => {
    const { holder, secret } = await redeem(identity, ctx, {
      audience,
      use: 'code',
      ticket: code,
      timestamp,
      signature,
    })
    const { account, name, institution_id: cpId, institution_name: cpName } = holder
    return { token: userToken(secret, { audience, account, cpId }, ctx.now), account, name, cpId, cpName }
  })
