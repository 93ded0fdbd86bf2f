import { caseToDecide, moveCase, sql, writer } from '@iisp/server'
import { demandDecide as call } from '../../contract/demands/demand-desk.ts'
import { keepReply } from '../demands/keep-reply.ts'
import { demandCases } from './demand-cases.ts'
import { loadDemand } from './load-demand.ts'
import { tellDecided } from './tell-author.ts'

export const demandDecide = writer(call, async (ctx, { answer: reason, ...input }) => {
  const {
    row: demand,
    way,
    reason: answer,
  } = await caseToDecide(
    ctx,
    demandCases,
    { ...input, reason },
    {
      sides: ['desk'],
      load: (id) => loadDemand(ctx.db, id),
      is: (one) => ({ hidden: one.hidden_at !== null }),
    },
  )
  const { to: state } = await moveCase(ctx, demandCases, demand, input.action, {
    who: way.who,
    reason: answer,
    changes: { replies: sql`replies + 1` },
    detail: { from: demand.status, answer },
  })
  await keepReply(ctx, { demandId: demand.id, content: answer, state })
  tellDecided(ctx.db, demand, { state, answer })
  return null
})
