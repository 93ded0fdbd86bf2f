import { todoGroups } from '@iisp/contract'
import { type Handler, reader } from '@iisp/server'
import { getPriorities as getPrioritiesCall } from '../contract/todos.ts'
import type { Identity } from './identity.ts'

export function getPriorities(identity: Identity): Handler {
  const byId = new Map(identity.menus.map((menu) => [menu.id, menu]))
  return reader(getPrioritiesCall, async ({ db, actor, language }) => {
    const own = identity.todos.filter((source) => actor.menus.has(source.menuId))
    return Promise.all(
      own.map(async (source) => {
        const menu = byId.get(source.menuId)
        return {
          menuId: source.menuId,
          menuName: menu?.name[language] ?? source.menuId,
          type: todoGroups[menu?.todoGroup ?? 'other'][language],
          path: menu?.path ?? '',
          total: await source.count(db, actor),
        }
      }),
    )
  })
}
