import { moveCase, sql, writer } from '@iisp/server'
import { applicationDecide as call } from '../../contract/applications/application-desk.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { applicationCases } from './application-cases.ts'
import { applicationToDecide, passApplication } from './pass-application.ts'
import { notifyAuthor } from './notify-author.ts'

export const applicationDecide = writer(call, async (ctx, input) => {
  const { db, actor } = ctx
  const { row: found, way, reason } = await applicationToDecide(ctx, input)
  if (input.action === 'pass') {
    const { day, late } = await passApplication(ctx, found)
    return { state: applicationFlow.codes.passed, dealingDate: day, late }
  }
  const { to: state } = await moveCase(ctx, applicationCases, found, input.action, {
    who: way.who,
    reason,
    changes: { reason, examined_by: actor.personId, examined_name: actor.name },
    where: sql`run_id IS NULL`,
  })
  notifyAuthor(db, found, input.action, reason)
  return { state, dealingDate: found.dealing_date, late: found.late }
})
