import { Refusal } from '@iisp/contract'
import type { SessionContext } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { type LoginAccount, findLoginAccount } from '../accounts.ts'
import { countTry, uncountTry } from '../sign-in/attempts.ts'
import { keepSignIn } from '../sign-in/keep-sign-in.ts'
import type { Identity } from '../identity.ts'

type Proving = Pick<SessionContext, 'db' | 'transact' | 'now' | 'network' | 'userAgent'>

/**
 * Proves that the caller knows an account's password. The attempt is counted even if it succeeds:
 * the caller of this function clears the count once the whole sign-in has succeeded. An unknown
 * account costs the same time and gets the same answer.
 * @param account in its normal form
 * @param known the account signed in from this browser or network before, or the session is its own
 * @param place address under which the attempt is counted: the caller's, or `keyTries`
 */
export async function provePassword(
  identity: Identity,
  ctx: Proving,
  account: string,
  digest: string,
  known = true,
  place = ctx.network,
): Promise<LoginAccount> {
  const lane = known ? 'known' : 'stranger'
  identity.hasher.admit(lane)
  await countTry({ transact: (work) => ctx.transact(work), now: ctx.now, network: place }, account, known)
  const found = await findLoginAccount(ctx.db, account)
  const right = await identity.hasher.verify(digest, found?.hash, lane).catch(async (turnedAway: unknown) => {
    await ctx.transact((db) => uncountTry(db, account, place))
    throw turnedAway
  })
  if (right) return found as LoginAccount
  if (found !== undefined) await auditRefused(ctx, found)
  throw new Refusal(identityErrors.wrongPassword)
}

const auditRefused = (ctx: Proving, account: LoginAccount) =>
  ctx.transact(async (db) => {
    await keepSignIn(db, ctx, account.account_id, 'wrong-password')
    db.audit({
      institutionId: account.institution_id,
      action: 'identity.password-refused',
      object: `account:${account.account_id}`,
      detail: { network: ctx.network },
    })
  })
