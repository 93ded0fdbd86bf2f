import { moveCase, writer } from '@iisp/server'
import { applyConfirm as call } from '../../contract/applications/apply.ts'
import { applicationCases, applicationToDecide } from './application-cases.ts'
import { tellApplicant } from './tell-applicant.ts'

export const applyConfirm = writer(call, async (ctx, { result = '1', ...input }) => {
  const action = result === '1' ? 'consent' : 'decline'
  const { row: found, way, reason } = await applicationToDecide(ctx, { ...input, action })
  const moved = await moveCase(ctx, applicationCases, found, action, {
    who: way.who,
    reason,
    changes: { reason, decided_name: ctx.actor.name, decided_at: ctx.now },
  })
  tellApplicant(ctx.db, found, action, reason)
  return { appid: found.id, sqzt: moved.to }
})
