import { type TodoSource, countFound } from '@iisp/server'
import { menuRequests } from '../../contract/pages.ts'
import { menuRequestsToDecide } from './menu-requests.ts'

/** The requests that wait for the administrator. */
export const menuRequestTodo: TodoSource = {
  menuId: menuRequests.id,
  count: (db, person) => countFound(db, menuRequestsToDecide(person)),
}
