import { decideCase, decidedBy, sql, writer } from '@iisp/server'
import { investorChangeDecide as call } from '../../contract/investors/investor-changes.ts'
import { q } from '../tables.ts'
import { applyChange } from './apply-change.ts'
import { investorChangeCases } from './investor-change-cases.ts'
import { uniqueInvestor } from './unique-investor.ts'

export const investorChangeDecide = writer(call, async (ctx, input) => {
  const { to: state, row } = await decideCase(ctx, investorChangeCases, input, {
    sides: ['register'],
    changes: decidedBy(ctx, input),
  })
  if (input.action !== 'pass') return { state, investorId: row.investor_id }
  const investorId = await uniqueInvestor(applyChange(ctx, row))
  if (row.investor_id === null)
    await ctx.db.run(
      q
        .updateTable('ta.investor_change')
        .set({ investor_id: sql<string>`${investorId}::bigint` })
        .where('id', '=', row.id),
    )
  return { state, investorId }
})
