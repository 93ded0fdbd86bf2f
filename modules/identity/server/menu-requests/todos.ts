import { type TodoSource, countFound, stateLiteral } from '@iisp/server'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { menuRequests } from '../../contract/pages.ts'
import { q } from '../tables.ts'

/** The requests that wait for the administrator. */
export const menuRequestTodo: TodoSource = {
  menuId: menuRequests.id,
  count: (db, { institutionId }) =>
    countFound(
      db,
      q
        .selectFrom('identity.menu_request')
        .where('state', '=', stateLiteral(menuRequestFlow.codes.pending))
        .where('institution_id', '=', institutionId),
    ),
}
