import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, sql, writer } from '@iisp/server'
import { demandDecide as call } from '../../contract/demands/demand-desk.ts'
import { keepReply } from '../demands/keep-reply.ts'
import { demandCases } from './demand-cases.ts'
import { loadDemand } from './load-demand.ts'
import { tellDecided } from './tell-author.ts'

export const demandDecide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const answer = input.answer.trim()
  if (answer === '') refuse(platformErrors.badInput, { field: 'answer' })
  const demand = await loadDemand(ctx.db, ctx.actor, { id, version, action })
  const { to: state } = await moveCase(ctx, demandCases, demand, action, {
    who: 'desk',
    reason: answer,
    changes: { replies: sql`replies + 1` },
    detail: { from: demand.status, answer },
  })
  await keepReply(ctx, { demandId: id, content: answer, state })
  tellDecided(ctx.db, demand, { state, answer })
  return null
})
