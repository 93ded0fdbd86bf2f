import { type Handler, reader } from '@iisp/server'
import { getTodoList as getTodoListCall } from '../../contract/todos.ts'
import { todoType } from '../../rules/todos.ts'
import type { Workspace } from '../workspace.ts'
import { ownTodos } from './own-todos.ts'

export const getTodoList = (workspace: Workspace): Handler =>
  reader(getTodoListCall, async ({ actor, language }) =>
    ownTodos(workspace, actor).map(({ source, menu }) => ({
      ID: source.menuId,
      menuName: menu?.name[language] ?? source.menuId,
      type: todoType(menu?.todo),
      path: menu?.path ?? '',
      query: source.query ?? '',
    })),
  )
