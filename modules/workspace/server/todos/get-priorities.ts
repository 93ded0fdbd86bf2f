import { todoGroups } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getPriorities as getPrioritiesCall } from '../../contract/todos.ts'
import { ownTodos } from './own-todos.ts'

export const getPriorities = reader(getPrioritiesCall, async (ctx) => {
  const { db, actor, language } = ctx
  return Promise.all(
    ownTodos(ctx).map(async ({ source, menu, leadsTo }) => {
      const total = await source.count(db, actor)
      return {
        menuId: source.menuId,
        menuName: menu.name[language],
        type: todoGroups[menu.todo ?? 'other'][language],
        path: menu.path,
        total,
        oldest: total === 0 ? null : ((await source.oldest?.(db, actor)) ?? null),
        ...leadsTo,
      }
    }),
  )
})
