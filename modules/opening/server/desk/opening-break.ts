import { writer } from '@iisp/server'
import { openingBreak as call } from '../../contract/desk.ts'
import { reasonOf } from './desk-checks.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication } from '../move-application.ts'

export const openingBreak = writer(call, async (ctx, input) => {
  const reason = reasonOf(input.reason, ctx.language)
  const application = await loadVersion(ctx.db, ctx.actor, input)
  return moveApplication(ctx, application, { event: 'break', who: 'custodian', reason, changes: { reason } })
})
