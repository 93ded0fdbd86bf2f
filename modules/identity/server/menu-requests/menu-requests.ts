import { Refusal } from '@iisp/contract'
import { type Updateable, defineCaseTable } from '@iisp/server'
import { menuRequestErrors } from '../../contract/menu-request-errors.ts'
import { type StoredMenuRequest, menuRequestFlow } from '../../contract/menu-request-states.ts'
import { identityTopics } from '../../contract/topics.ts'
import type { MenuRequestTable } from '../tables.ts'

/** Requests as cases. */
export const menuRequestCases = defineCaseTable<StoredMenuRequest, Updateable<MenuRequestTable>>()({
  flow: menuRequestFlow,
  table: 'identity.menu_request',
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
