import { type Handler, sessionHandler } from '@iisp/server'
import { login as loginCall } from '../../contract/sign-in.ts'
import type { Identity } from '../identity.ts'
import { signIn } from './sign-in.ts'

export const login = (identity: Identity): Handler =>
  sessionHandler(loginCall, (ctx, input) => signIn(identity, ctx, input, 'ordinary'))
