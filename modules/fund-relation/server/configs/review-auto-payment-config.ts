import { moveCase, writer } from '@iisp/server'
import { reviewAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { configFlow } from '../../contract/configs/config-states.ts'
import { configCases, configToDecide } from './config-cases.ts'

export const reviewAutoPaymentConfig = writer(call, async (ctx, { result, ...input }) => {
  const { actor, now } = ctx
  const action = result === '1' ? 'pass' : 'reject'
  const { row: config, way, reason } = await configToDecide(ctx, { ...input, action })
  const deletes = config.status === configFlow.codes.toDelete
  const inForce = deletes ? null : config.settings
  const { to: status } = await moveCase(ctx, configCases, config, way.event, {
    who: way.who,
    reason,
    changes: {
      reviewed_by: actor.personId,
      reviewed_name: actor.name,
      reviewed_at: now,
      reason,
      ...(action === 'pass' && { in_force: inForce }),
    },
  })
  return { id: config.id, status }
})
