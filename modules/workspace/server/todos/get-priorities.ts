import { todoGroups } from '@iisp/contract'
import { type Handler, reader } from '@iisp/server'
import { getPriorities as getPrioritiesCall } from '../../contract/todos.ts'
import type { Workspace } from '../workspace.ts'
import { ownTodos } from './own-todos.ts'

export const getPriorities = (workspace: Workspace): Handler =>
  reader(getPrioritiesCall, async ({ db, actor, language }) =>
    Promise.all(
      ownTodos(workspace, actor).map(async ({ source, menu }) => {
        const total = await source.count(db, actor)
        return {
          menuId: source.menuId,
          menuName: menu?.name[language] ?? source.menuId,
          type: todoGroups[menu?.todo ?? 'other'][language],
          path: menu?.path ?? '',
          total,
          oldest: total === 0 ? null : ((await source.oldest?.(db, actor)) ?? null),
          query: source.query ?? '',
        }
      }),
    ),
  )
