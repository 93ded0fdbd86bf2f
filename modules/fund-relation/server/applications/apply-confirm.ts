import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { applyConfirm as call } from '../../contract/applications/apply.ts'
import { relationErrors } from '../../contract/errors.ts'
import { sideOf } from '../../rules/applications/application-actions.ts'
import { applicationCases, applicationsOf } from './application-cases.ts'
import { tellApplicant } from './tell-applicant.ts'

export const applyConfirm = writer(call, async (ctx, { id, result = '1', version, ...input }) => {
  const reason = (input.reason ?? '').trim()
  const event = result === '1' ? 'consent' : 'decline'
  if (event === 'decline' && reason === '') refuse(relationErrors.reasonMissing, { field: 'reason' })
  const found = await ctx.db.one(applicationsOf(ctx.actor).selectAll('a').where('a.id', '=', id))
  if (version !== undefined && version !== found.version) refuse(platformErrors.conflict)
  const moved = await moveCase(ctx, applicationCases, found, event, {
    who: sideOf(found, ctx.actor) ?? refuse(platformErrors.notFound),
    reason,
    changes: { reason, decided_name: ctx.actor.name, decided_at: ctx.now },
  })
  tellApplicant(ctx.db, found, event, reason)
  return { appid: id, sqzt: moved.to }
})
