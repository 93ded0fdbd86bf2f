import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { revert as call } from '../../contract/applications/apply.ts'
import { sideOf } from '../../rules/applications/application-actions.ts'
import { withdrawRelation } from '../relations/take-effect.ts'
import { applicationCases, applicationsOf } from './application-cases.ts'

export const revert = writer(call, async (ctx, { id }) => {
  const found = await ctx.db.one(applicationsOf(ctx.actor).selectAll('a').where('a.id', '=', id))
  const who = sideOf(found, ctx.actor) ?? refuse(platformErrors.notFound)
  const moved = await moveCase(ctx, applicationCases, found, 'revert', { who })
  if (found.status === applicationFlow.codes.approved) await withdrawRelation(ctx, found)
  return { appid: id, sqzt: moved.to }
})
