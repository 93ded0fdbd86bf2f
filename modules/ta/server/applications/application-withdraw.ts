import { refuse } from '@iisp/contract'
import { moveCase, sql, targetOf, writer } from '@iisp/server'
import { applicationWithdraw as call } from '../../contract/applications/applications.ts'
import { taErrors } from '../../contract/errors.ts'
import { mayWithdraw } from '../../rules/applications/application-actions.ts'
import { applicationCases } from './application-cases.ts'
import { ownApplication } from './own-application.ts'

export const applicationWithdraw = writer(call, async (ctx, { reason, ...input }) => {
  const found = await ownApplication(ctx.db, ctx.actor, input)
  const who = 'manager'
  targetOf(ctx, applicationCases, found, 'withdraw', { who })
  const one = { status: found.status, dealingDate: found.dealing_date, inRun: found.run_id !== null }
  if (!mayWithdraw(one, ctx.now)) refuse(taErrors.cutOffPast, { date: found.dealing_date })
  await moveCase(ctx, applicationCases, found, 'withdraw', {
    who,
    reason: reason.trim(),
    // a run may freeze the application between the check above and this write
    where: sql`run_id IS NULL`,
  })
  return null
})
