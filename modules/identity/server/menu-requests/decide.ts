import { type ActionOf, type Page, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type Registry, type WriteContext, caseToDecide } from '@iisp/server'
import { menuRequestErrors } from '../../contract/menu-request-errors.ts'
import type { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { factsOfRequest } from '../../rules/menu-requests/menu-requests.ts'
import { menuRequestCases, menuRequestsOf } from './menu-requests.ts'

type Context = Pick<WriteContext<PersonActor>, 'db' | 'actor' | 'now' | 'language'> & {
  readonly registry: Registry
}
interface Decided {
  readonly id: string
  readonly action: ActionOf<typeof menuRequestFlow>
  readonly reason?: string
}

/** A request of the caller's institution and its page, for a decision that the caller may take in person. */
export async function requestToDecide(ctx: Context, input: Decided) {
  const { db, actor, now, registry } = ctx
  const request = await db.one(
    menuRequestsOf(actor.institutionId).selectAll('r').where('r.id', '=', input.id),
  )
  if (actor.behind !== null) refuse(menuRequestErrors.notAsAnother)
  const { way, reason } = await caseToDecide(ctx, menuRequestCases, input, {
    sides: ['administrator'],
    load: async () => request,
    is: (one) => factsOfRequest(one, businessDate(now)),
  })
  const page: Page =
    registry.pages.find((one) => one.id === request.menu_id) ?? refuse(menuRequestErrors.menuNotOffered)
  return { request, way, reason, page }
}
