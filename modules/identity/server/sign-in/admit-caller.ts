import type { SessionContext } from '@iisp/server'
import { isKnown } from './devices.ts'
import type { Identity } from '../identity.ts'

/**
 * Returns whether the account has signed in from the caller's browser or network before. If the
 * queue for the slow hash is full, refuses before a puzzle, a nonce or an attempt is used up.
 * @param account in its normal form
 */
export async function admitCaller(
  identity: Identity,
  ctx: Pick<SessionContext, 'db' | 'network' | 'device'>,
  account: string,
): Promise<boolean> {
  const known = await isKnown(ctx.db, account, ctx.network, ctx.device())
  identity.hasher.admit(known ? 'known' : 'stranger')
  return known
}
