import { moveCase, writer } from '@iisp/server'
import { staffChangeEnd as call } from '../../../contract/people/staff-changes.ts'
import { decidedBy, staffChangeToDecide } from './decide-staff-change.ts'
import { staffChangeCases } from './staff-changes.ts'
import { tellDeclined } from '../staff/tell-staff.ts'

export const staffChangeEnd = writer(call, async (ctx, input) => {
  const { row: change, way, reason } = await staffChangeToDecide(ctx, input)
  await moveCase(ctx, staffChangeCases, change, input.action, {
    who: way.who,
    changes: decidedBy(ctx.actor, ctx.now, reason),
    detail: { account: change.account, reason },
  })
  if (input.action === 'decline') tellDeclined(ctx.db, change, reason)
  return null
})
