import { platformErrors, refuse } from '@iisp/contract'
import { markCase, writer } from '@iisp/server'
import { demandHide as call } from '../../contract/demands/demand-desk.ts'
import { isOwn } from '../is-own.ts'
import { demandCases } from './demand-cases.ts'
import { loadDemand } from './load-demand.ts'
import { tellHidden } from './tell-author.ts'

export const demandHide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const reason = input.reason.trim() || refuse(platformErrors.reasonMissing, { fields: 'reason' })
  const demand = await loadDemand(ctx.db, id)
  if (isOwn(demand, ctx.actor)) refuse(platformErrors.secondPerson)
  if (demand.version !== version) refuse(platformErrors.conflict)
  const isHidden = action === 'hide'
  if (isHidden === (demand.hidden_at !== null)) refuse(platformErrors.caseMoved)
  await markCase(ctx, demandCases, demand, action, {
    reason,
    changes: { hidden_at: isHidden ? ctx.now : null, hidden_reason: isHidden ? reason : '' },
    detail: { reason },
  })
  if (isHidden) tellHidden(ctx.db, demand, reason)
  return null
})
