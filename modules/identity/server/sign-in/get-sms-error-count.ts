import { networkOf, sessionHandler } from '@iisp/server'
import { getSmsErrorCount as getSmsErrorCountCall } from '../../contract/sign-in.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { q } from '../tables.ts'

export const getSmsErrorCount = sessionHandler(getSmsErrorCountCall, async (ctx, { account }) => {
  const found = await ctx.db.maybe(
    q
      .selectFrom('identity.login_attempt')
      .select('sms_failures')
      .where('account', '=', normalAccount(account))
      .where('network', '=', networkOf(ctx.network)),
  )
  return { count: found?.sms_failures ?? 0 }
})
