import { refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { reviewAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { configFlow } from '../../contract/configs/config-states.ts'
import { relationErrors } from '../../contract/errors.ts'
import { isRecorder } from '../../rules/configs/config-actions.ts'
import { configCases, configsOf } from './config-cases.ts'

export const reviewAutoPaymentConfig = writer(call, async (ctx, { id, result, ...input }) => {
  const { db, actor, now } = ctx
  const reason = (input.reason ?? '').trim()
  if (result === '0' && reason === '') refuse(relationErrors.reasonMissing, { field: 'reason' })
  const config = await db.one(
    configsOf(actor)
      .selectAll('c')
      .where('c.id', '=', id)
      .where('c.institution_id', '=', actor.institutionId),
  )
  if (isRecorder(config, actor)) refuse(relationErrors.secondPerson)
  const deletes = config.status === configFlow.codes.toDelete
  const inForce = deletes ? null : config.settings
  const moved = await moveCase(ctx, configCases, config, result === '1' ? 'pass' : 'reject', {
    who: 'reviewer',
    reason,
    changes: {
      reviewed_by: actor.personId,
      reviewed_name: actor.name,
      reviewed_at: now,
      reason,
      ...(result === '1' && { in_force: inForce }),
    },
  })
  return { id, status: moved.to }
})
