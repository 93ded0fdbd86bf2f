import { moveCase, writer } from '@iisp/server'
import { deleteAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { relationErrors } from '../../contract/errors.ts'
import { configCases, configsOf } from './config-cases.ts'
import { refuse } from '@iisp/contract'

export const deleteAutoPaymentConfig = writer(call, async (ctx, { id }) => {
  const config = await ctx.db.one(
    configsOf(ctx.actor)
      .selectAll('c')
      .where('c.id', '=', id)
      .where('c.institution_id', '=', ctx.actor.institutionId),
  )
  // Settings that have been in force can only be deleted by two persons.
  if (config.in_force !== null) refuse(relationErrors.configMoved)
  const moved = await moveCase(ctx, configCases, config, 'remove', { who: 'recorder' })
  return { id, status: moved.to }
})
