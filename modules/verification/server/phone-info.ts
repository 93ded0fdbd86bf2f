import { sessionHandler } from '@iisp/server'
import { phoneInfo as call } from '../contract/phone.ts'
import { phoneActionsOn, stageAt } from '../rules/stage.ts'
import { withScanned } from './scanned.ts'
import { registered } from './tables.ts'

export const phoneInfo = sessionHandler(call, (ctx, input) =>
  withScanned(ctx, input.verifiedId, async (db, request) => {
    const roles = await db.all(registered(request.institution_id).select('role').distinct().orderBy('role'))
    const now = ctx.now.getTime()
    return {
      verifiedSource: request.source,
      stage: stageAt(request, now),
      actions: phoneActionsOn(request, now),
      valid: Math.max(0, Math.floor((request.expiresAt - now) / 1000)),
      institutionName: request.institution_name,
      roles: roles.map(({ role }) => role),
    }
  }),
)
