import { Refusal } from '@iisp/contract'
import type { SessionContext } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { type LoginAccount, findLoginAccount } from './accounts.ts'
import { countTry } from './attempts.ts'
import type { Identity } from './identity.ts'

/**
 * Proves that the caller knows an account's password. The try is counted and stays counted: the caller of this
 * function clears it when the whole sign-in succeeded. An unknown account costs the same time and gets the same answer.
 * @param account in its normal form
 */
export async function provePassword(
  identity: Identity,
  ctx: Pick<SessionContext, 'db' | 'transact' | 'now' | 'network'>,
  account: string,
  digest: string,
): Promise<LoginAccount> {
  await countTry(ctx, account)
  const found = await findLoginAccount(ctx.db, account)
  if (await identity.hasher.verify(digest, found?.hash)) return found as LoginAccount
  if (found !== undefined) {
    await ctx.transact(async (db) =>
      db.audit({
        institutionId: found.institution_id,
        action: 'identity.password-refused',
        object: `account:${found.account_id}`,
        detail: { network: ctx.network },
      }),
    )
  }
  throw new Refusal(identityErrors.wrongPassword)
}
