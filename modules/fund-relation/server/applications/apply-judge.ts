import type { BothLanguages } from '@iisp/contract'
import { reader } from '@iisp/server'
import { applyJudge as call } from '../../contract/applications/checks.ts'
import { relationErrors } from '../../contract/errors.ts'
import { fundsByCode } from '../funds/find-funds.ts'
import { liveRelation } from './live-relation.ts'
import { hasOpenApplication } from './refuse-conflict.ts'

export const applyJudge = reader(call, async (ctx, { mjjcpdm, zjjcpdm, sqlx = '1' }) => {
  const funds = await fundsByCode(ctx, [mjjcpdm, zjjcpdm])
  const [mother, child] = [funds.get(mjjcpdm), funds.get(zjjcpdm)]
  const stop = (error: BothLanguages) => ({
    result: '0' as const,
    message: error[ctx.language],
  })
  if (mother === undefined) return stop(relationErrors.motherUnknown)
  if (child === undefined) return stop(relationErrors.childUnknown)
  const own = [mother, child].some(({ institutionId }) => institutionId === ctx.actor.institutionId)
  if (!own) return stop(relationErrors.bothForeign)
  if (await hasOpenApplication(ctx.db, { mother, child })) return stop(relationErrors.conflict)
  const relation = await liveRelation(ctx, { mother, child })
  if (sqlx === '1' && relation !== undefined) return stop(relationErrors.relationExists)
  if (sqlx !== '1' && relation === undefined) return stop(relationErrors.relationGone)
  return { result: '1' as const, message: '' }
})
