import { refuse } from '@iisp/contract'
import { moveCase, sql, writer } from '@iisp/server'
import { applicationDecide as call } from '../../contract/applications/application-desk.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { taErrors } from '../../contract/errors.ts'
import { applicationCases } from './application-cases.ts'
import { applicationToDecide, passApplication } from './pass-application.ts'
import { tellManager } from './tell-manager.ts'

export const applicationDecide = writer(call, async (ctx, { action, ...input }) => {
  const { db, actor } = ctx
  const reason = input.reason.trim()
  if (action !== 'pass' && reason === '') refuse(taErrors.reasonMissing, { fields: 'reason' })
  const found = await applicationToDecide(ctx, input)
  if (found.status !== applicationFlow.codes.submitted) refuse(taErrors.applicationMoved)
  if (action === 'pass') {
    const { day, late } = await passApplication(ctx, found)
    return { dealingDate: day, late }
  }
  await moveCase(ctx, applicationCases, found, action, {
    who: 'register',
    reason,
    changes: { reason, examined_by: actor.personId, examined_name: actor.name },
    where: sql`run_id IS NULL`,
  })
  tellManager(db, found, action, reason)
  return { dealingDate: found.dealing_date, late: found.late }
})
