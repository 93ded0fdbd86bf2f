import { raw, reader, sql } from '@iisp/server'
import { zhpzCheck as call } from '../../contract/accounts/custody-accounts.ts'

const notConfigured = {
  zh: '该账户未在场外估值方案中配置，划款后估值不会自动入账，是否继续？',
  en: 'The account is not set up in the OTC valuation plan: valuation will not book the transfer. Continue?',
}

export const zhpzCheck = reader(call, async (ctx, input) => {
  const { configured } = await ctx.db.one(
    raw(sql<{ configured: boolean }>`SELECT EXISTS (
      SELECT FROM transfers.custody_account WHERE institution_id = ${ctx.actor.institutionId}
        AND account_no = ${input.zhh} AND in_valuation_plan) AS configured`),
  )
  return configured
    ? { result: '1' as const, message: '' }
    : { result: '0' as const, message: notConfigured[ctx.language] }
})
