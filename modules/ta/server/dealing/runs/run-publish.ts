import { refuse } from '@iisp/contract'
import { loadCase, moveCase, writer } from '@iisp/server'
import { runPublish as call } from '../../../contract/dealing/runs.ts'
import { taErrors } from '../../../contract/errors.ts'
import { reversalRequestOf } from '../../corrections/reversal-request.ts'
import { publishReports } from '../../reports/publish-reports.ts'
import { runCases } from './run-cases.ts'
import { lockRegister } from './confirm/write-holdings.ts'

export const runPublish = writer(call, async (ctx, input) => {
  const run = await loadCase(ctx, runCases, input)
  await lockRegister(ctx.db, run)
  const { askedBy } = await reversalRequestOf(ctx.db, 'run', run)
  if (askedBy !== null) refuse(taErrors.correctionAsked)
  const { to, version } = await moveCase(ctx, runCases, run, 'publish', { who: 'register' })
  await publishReports(ctx, run)
  return { id: run.id, state: to, version }
})
