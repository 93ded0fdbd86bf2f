import { type Handler, type PersonActor, moveCase, sessionHandler } from '@iisp/server'
import { menuRequestEnd as call } from '../../contract/menu-requests.ts'
import type { Identity } from '../identity.ts'
import { tellRights } from '../sessions/sessions.ts'
import { requestToDecide } from './decide.ts'
import { menuRequestCases } from './menu-requests.ts'
import { tellEnded } from './tell.ts'

export const menuRequestEnd = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    const { actor, now } = ctx
    const { id, action } = input
    await ctx.transact(async (db) => {
      const { request, way, reason, page } = await requestToDecide({ ...ctx, db }, input)
      await moveCase({ ...ctx, db }, menuRequestCases, request, action, {
        who: way.who,
        changes: { remark: reason, decided_by: actor.personId, decided_name: actor.name, decided_at: now },
        detail: { menuId: page.id, account: request.account_id, reason },
      })
      const { account_id: accountId, institution_id: institutionId } = request
      tellEnded(db, { accountId, institutionId, id, page, action, reason })
    })
    tellRights(identity.bus)
    return null
  })
