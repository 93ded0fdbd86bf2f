import { type Handler, sessionHandler } from '@iisp/server'
import { loginFundGlobal as loginFundGlobalCall } from '../../contract/global-fund.ts'
import type { Identity } from '../identity.ts'
import { signIn } from './sign-in.ts'

export const loginFundGlobal = (identity: Identity): Handler =>
  sessionHandler(loginFundGlobalCall, async (ctx, input) => ({
    ...(await signIn(identity, ctx, input, 'global-fund')),
    isGlobalFund: '1' as const,
  }))
