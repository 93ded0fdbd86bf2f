import { raw, sessionHandler, sql } from '@iisp/server'
import type { PersonRole } from '../contract/fields.ts'
import { phoneInfo as call } from '../contract/phone.ts'
import { phoneActionsOn, stageAt } from '../rules/stage.ts'
import { withScanned } from './scanned.ts'
import { stored } from './tables.ts'

export const phoneInfo = sessionHandler(call, (ctx, input) =>
  withScanned(ctx, input.verifiedId, async (db, request) => {
    const roles = await db.all(
      raw(sql<{ role: PersonRole }>`SELECT DISTINCT role FROM verification.registered_person
        WHERE institution_id = ${request.institution_id} AND removed_at IS NULL ORDER BY role`),
    )
    const now = ctx.now.getTime()
    return {
      verifiedSource: request.source,
      stage: stageAt(stored(request), now),
      actions: phoneActionsOn(stored(request), now),
      valid: Math.max(0, Math.floor((request.expires - now) / 1000)),
      institutionName: request.institution_name,
      roles: roles.map(({ role }) => role),
    }
  }),
)
