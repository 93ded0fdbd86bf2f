import { decideCase, writer } from '@iisp/server'
import { reportRepublish as call } from '../../contract/reports/reports.ts'
import { reportCases } from './report-cases.ts'

export const reportRepublish = writer(call, async (ctx, input) => {
  const decided = { ...input, action: 'republish' } as const
  const { to } = await decideCase(ctx, reportCases, decided, {
    sides: ['register'],
    changes: { answer: input.reason.trim(), published_at: ctx.now },
  })
  return { state: to }
})
