import { moveCase, writer } from '@iisp/server'
import { runPublish as call } from '../../contract/dealing/runs.ts'
import { publishReports } from '../reports/publish-reports.ts'
import { loadRun } from './load-run.ts'
import { runCases } from './run-cases.ts'

export const runPublish = writer(call, async (ctx, input) => {
  const run = await loadRun(ctx.db, input)
  const { to, version } = await moveCase(ctx, runCases, run, 'publish', { who: 'register' })
  await publishReports(ctx, run)
  return { id: run.id, state: to, version }
})
