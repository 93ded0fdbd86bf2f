import { type Handler, sessionHandler } from '@iisp/server'
import { getLoginKey as getLoginKeyCall } from '../../contract/sign-in.ts'
import type { Identity } from '../identity.ts'
import { issueNonce } from '../passwords/sealed-passwords.ts'

export function getLoginKey(identity: Identity): Handler {
  const publicKey = identity.passwordKey.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return sessionHandler(getLoginKeyCall, async (ctx) => ({
    publicKey,
    nonce: await ctx.transact((db) => issueNonce(db, ctx.now)),
  }))
}
