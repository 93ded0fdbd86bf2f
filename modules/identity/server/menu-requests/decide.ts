import { type Page, refuse } from '@iisp/contract'
import type { PersonActor, Reader, Registry } from '@iisp/server'
import { menuRequestErrors } from '../../contract/menu-request-errors.ts'
import { q } from '../tables.ts'

interface Owned {
  readonly person_id: string
  readonly owner_id: string
}
/** Whether the caller made the request or owns its account, under any of their persons. */
export const isOwnRequest = ({ person_id, owner_id }: Owned, { persons }: PersonActor): boolean =>
  persons.some((person) => person === person_id || person === owner_id)

interface Deciding {
  readonly actor: PersonActor
  readonly registry: Registry
}

/** A request of the caller's institution and its page, for a decision that the caller may take in person. */
export async function requestToDecide(db: Reader, { actor, registry }: Deciding, id: string) {
  const request = await db.one(
    q
      .selectFrom('identity.menu_request as r')
      .innerJoin('identity.account as a', 'a.id', 'r.account_id')
      .select(['r.id', 'r.institution_id', 'r.account_id', 'r.menu_id', 'r.state', 'r.person_id', 'r.until'])
      .select(['a.person_id as owner_id', 'a.roles'])
      .where('r.id', '=', id)
      .where('r.institution_id', '=', actor.institutionId),
  )
  if (actor.behind !== null) refuse(menuRequestErrors.notAsAnother)
  if (isOwnRequest(request, actor)) refuse(menuRequestErrors.ownMenuRequest)
  const page: Page =
    registry.pages.find((one) => one.id === request.menu_id) ?? refuse(menuRequestErrors.menuNotOffered)
  return { request, page }
}
