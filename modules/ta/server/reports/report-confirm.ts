import { platformErrors, refuse } from '@iisp/contract'
import { decideCase, writer } from '@iisp/server'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { reportConfirm as call } from '../../contract/reports/reports.ts'
import { q } from '../tables.ts'
import { reportCases } from './report-cases.ts'

export const reportConfirm = writer(call, async (ctx, { result, ...input }) => {
  const { db, actor, now } = ctx
  const isDispute = result === reportFlow.codes.disputed
  const reason = isDispute ? input.reason.trim() : ''
  const ids = [...new Set(input.ids)]
  // a fixed order avoids deadlocks between people who decide on the same reports
  const found = await db.all(q.selectFrom('ta.report').selectAll().where('id', 'in', ids).orderBy('id'))
  if (found.length < ids.length) refuse(platformErrors.notFound)
  const changes = {
    reason,
    answer: '',
    decided_by: actor.personId,
    decided_name: actor.name,
    decided_at: now,
  }
  for (const report of found) {
    const decided = { id: report.id, action: isDispute ? 'dispute' : 'confirm', reason } as const
    await decideCase(ctx, reportCases, decided, { sides: ['manager'], load: async () => report, changes })
  }
  return { decided: found.length }
})
