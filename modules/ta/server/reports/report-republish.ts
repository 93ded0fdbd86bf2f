import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { reportRepublish as call } from '../../contract/reports/reports.ts'
import { q } from '../tables.ts'
import { reportCases } from './report-cases.ts'

export const reportRepublish = writer(call, async (ctx, { id, version, reason }) => {
  const answer = reason.trim()
  if (answer === '') refuse(platformErrors.reasonMissing, { fields: 'reason' })
  const report = await ctx.db.one(q.selectFrom('ta.report').selectAll().where('id', '=', id))
  if (report.version !== version) refuse(platformErrors.conflict)
  const { to } = await moveCase(ctx, reportCases, report, 'republish', {
    who: 'register',
    reason: answer,
    changes: { answer, published_at: ctx.now },
  })
  return { state: to }
})
