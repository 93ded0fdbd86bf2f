import { type Handler, reader } from '@iisp/server'
import { getPrioritiesByMenuId as getPrioritiesByMenuIdCall } from '../../contract/todos.ts'
import type { Workspace } from '../workspace.ts'
import { ownTodos } from './own-todos.ts'

export const getPrioritiesByMenuId = (workspace: Workspace): Handler =>
  reader(getPrioritiesByMenuIdCall, async ({ db, actor }, { menuId }) => {
    const own = ownTodos(workspace, actor).find(({ source }) => source.menuId === menuId)
    if (own === undefined) return { id: menuId, total: 0, oldest: null, msg: '' }
    const total = await own.source.count(db, actor)
    const oldest = total === 0 ? null : ((await own.source.oldest?.(db, actor)) ?? null)
    return { id: menuId, total, oldest, msg: '' }
  })
