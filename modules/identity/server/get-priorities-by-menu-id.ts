import { type Handler, reader } from '@iisp/server'
import { getPrioritiesByMenuId as getPrioritiesByMenuIdCall } from '../contract/todos.ts'
import type { Identity } from './identity.ts'

export const getPrioritiesByMenuId = (identity: Identity): Handler =>
  reader(getPrioritiesByMenuIdCall, async ({ db, actor }, { menuId }) => {
    const source = identity.todos.find((one) => one.menuId === menuId)
    const total = source !== undefined && actor.menus.has(menuId) ? await source.count(db, actor) : 0
    return { id: menuId, total, msg: '' }
  })
