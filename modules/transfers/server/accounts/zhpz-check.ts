import { reader } from '@iisp/server'
import { zhpzCheck as call } from '../../contract/accounts/custody-accounts.ts'
import { q } from '../tables.ts'

const notConfigured = {
  zh: '该账户未在场外估值方案中配置，划款后估值不会自动入账，是否继续？',
  en: 'The account is not set up in the OTC valuation plan: valuation will not book the transfer. Continue?',
}

export const zhpzCheck = reader(call, async (ctx, input) => {
  const configured = await ctx.db.maybe(
    q
      .selectFrom('transfers.custody_account')
      .select('id')
      .where('institution_id', '=', ctx.actor.institutionId)
      .where('account_no', '=', input.zhh)
      .where('in_valuation_plan', '=', true),
  )
  return configured !== undefined
    ? { result: '1' as const, message: '' }
    : { result: '0' as const, message: notConfigured[ctx.language] }
})
