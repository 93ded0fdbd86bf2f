import { caseToDecide, moveCase, writer } from '@iisp/server'
import { productContractResubmit as call } from '../../contract/product-contracts/product-contracts.ts'
import { contractCases, contractsOf } from './contract-cases.ts'
import { columnsOf } from './contract-columns.ts'

export const productContractResubmit = writer(call, async (ctx, { id, version, ...form }) => {
  const decided = { id, version, action: 'resubmit' } as const
  const { row, way } = await caseToDecide(ctx, contractCases, decided, {
    sides: ['manager'],
    load: () => ctx.db.one(contractsOf(ctx.actor).where('c.id', '=', id).selectAll('c')),
  })
  const changes = { ...(await columnsOf(ctx, form)), decided_name: '', decided_at: null, reason: '' }
  await moveCase(ctx, contractCases, row, way.event, { who: way.who, changes })
  return null
})
