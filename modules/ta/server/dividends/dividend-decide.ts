import { decideCase, writer } from '@iisp/server'
import { dividendDecide as call } from '../../contract/dividends/dividends.ts'
import { discardResults } from '../dealing/runs/discard-results.ts'
import { dividendCases } from './dividend-cases.ts'

export const dividendDecide = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const decided = { decided_by: actor.personId, decided_name: actor.name, decided_at: now }
  const { row, to, version } = await decideCase(ctx, dividendCases, input, {
    sides: ['register'],
    changes: input.action === 'stop' ? {} : decided,
  })
  if (input.action === 'stop') await discardResults(db, 'dividend_id', row.id)
  return { id: row.id, state: to, version }
})
