import { platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type Handler, type PersonActor, moveCase, sessionHandler } from '@iisp/server'
import { grantDays, menuRequestGrant as call } from '../../contract/menu-requests.ts'
import { lastDay } from '../../rules/menu-requests/menu-requests.ts'
import type { Identity } from '../identity.ts'
import { tellRights } from '../sessions/sessions.ts'
import { requestToDecide } from './decide.ts'
import { menuRequestCases } from './menu-requests.ts'
import { tellGranted } from './tell.ts'

export const menuRequestGrant = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    const days =
      grantDays.find((known) => known === input.days) ?? refuse(platformErrors.badInput, { field: 'days' })
    const { actor, now } = ctx
    const until = lastDay(businessDate(now), days)
    await ctx.transact(async (db) => {
      const decided = { id: input.id, action: 'grant' } as const
      const { request, way, page } = await requestToDecide({ ...ctx, db }, decided)
      await moveCase({ ...ctx, db }, menuRequestCases, request, way.event, {
        who: way.who,
        changes: { until, decided_by: actor.personId, decided_name: actor.name, decided_at: now },
        detail: { menuId: page.id, account: request.account_id, until },
      })
      const { account_id: accountId, institution_id: institutionId } = request
      tellGranted(db, { accountId, institutionId, id: request.id, page, until })
    })
    tellRights(identity.bus)
    return null
  })
