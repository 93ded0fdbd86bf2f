import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { productContractResubmit as call } from '../../contract/product-contracts/product-contracts.ts'
import { contractCases, contractsOf } from './contract-cases.ts'
import { columnsOf } from './contract-columns.ts'

export const productContractResubmit = writer(call, async (ctx, { id, version, ...form }) => {
  const found = await ctx.db.one(
    contractsOf(ctx.actor)
      .where('c.id', '=', id)
      .select(['c.id', 'c.institution_id', 'c.status', 'c.version']),
  )
  if (found.version !== version) refuse(platformErrors.conflict)
  const changes = { ...(await columnsOf(ctx, form)), decided_name: '', decided_at: null, reason: '' }
  await moveCase(ctx, contractCases, found, 'resubmit', { who: 'manager', changes })
  return null
})
