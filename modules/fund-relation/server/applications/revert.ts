import { moveCase, writer } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { revert as call } from '../../contract/applications/apply.ts'
import { withdrawRelation } from '../relations/take-effect.ts'
import { applicationCases, applicationToDecide } from './application-cases.ts'

export const revert = writer(call, async (ctx, { id }) => {
  const { row: found, way } = await applicationToDecide(ctx, { id, action: 'revert' })
  const moved = await moveCase(ctx, applicationCases, found, way.event, { who: way.who })
  if (found.status === applicationFlow.codes.approved) await withdrawRelation(ctx, found)
  return { appid: id, sqzt: moved.to }
})
