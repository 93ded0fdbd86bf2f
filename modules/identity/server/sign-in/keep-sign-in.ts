import type { SessionContext, Writer } from '@iisp/server'
import type { SignInResult } from '../../contract/my-account.ts'
import { q } from '../tables.ts'

/**
 * Records a sign-in, or a refused attempt, in the history that the account's owner can read;
 * returns its id.
 */
export const keepSignIn = async (
  db: Writer,
  ctx: Pick<SessionContext, 'now' | 'network' | 'userAgent'>,
  accountId: string,
  result: SignInResult,
): Promise<string> => {
  const { id } = await db.one(
    q
      .insertInto('identity.sign_in')
      .values({
        account_id: accountId,
        at: ctx.now,
        result,
        network: ctx.network,
        user_agent: ctx.userAgent,
      })
      .returning('id'),
  )
  return id
}
