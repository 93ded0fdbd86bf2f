import { writer } from '@iisp/server'
import { openingReject as call } from '../../contract/desk.ts'
import { reasonOf } from './desk-checks.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication } from '../move-application.ts'

export const openingReject = writer(call, async (ctx, input) => {
  const reason = reasonOf(input.reason, ctx.language)
  const application = await loadVersion(ctx.db, ctx.actor, input)
  return moveApplication(ctx, application, { event: 'reject', who: 'custodian', reason, changes: { reason } })
})
