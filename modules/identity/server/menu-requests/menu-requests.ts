import { Refusal } from '@iisp/contract'
import { type PersonActor, type Updateable, defineCaseTable, waitsFor } from '@iisp/server'
import { menuRequestErrors } from '../../contract/menu-request-errors.ts'
import { type StoredMenuRequest, menuRequestFlow } from '../../contract/menu-request-states.ts'
import { identityTopics } from '../../contract/topics.ts'
import { type MenuRequestTable, q } from '../tables.ts'

interface MenuRequestCase {
  readonly id: string
  readonly institution_id: string
  readonly state: StoredMenuRequest
  readonly person_id: string
  /** Whose account gets the menu. */
  readonly owner_id: string
}

/** Requests as cases. */
export const menuRequestCases = defineCaseTable<
  StoredMenuRequest,
  Updateable<MenuRequestTable>,
  MenuRequestCase
>()({
  flow: menuRequestFlow,
  table: 'identity.menu_request',
  column: 'state',
  acts: { ask: ['person_id', 'owner_id'] },
  object: ({ id }) => `menu-request:${id}`,
  events: {
    [identityTopics.menuDecided]: ({ id, institution_id }) => ({
      audience: [institution_id],
      payload: { id },
    }),
  },
  refusals: {
    notOpen: () => new Refusal(menuRequestErrors.menuRequestClosed),
    overtaken: () => new Refusal(menuRequestErrors.menuRequestClosed),
  },
})

/** The requests (`r`) of an institution, with the account that gets the menu. */
export const menuRequestsOf = (institutionId: string) =>
  q.selectFrom(
    q
      .selectFrom('identity.menu_request as m')
      .innerJoin('identity.account as a', 'a.id', 'm.account_id')
      .selectAll('m')
      .select(['a.email as account', 'a.person_id as owner_id'])
      .where('m.institution_id', '=', institutionId)
      .as('r'),
  )

/** Those of them that wait for this administrator. */
export const menuRequestsToDecide = ({
  institutionId,
  persons,
}: Pick<PersonActor, 'institutionId' | 'persons'>) =>
  menuRequestsOf(institutionId).where(waitsFor(menuRequestCases, 'r', persons))
