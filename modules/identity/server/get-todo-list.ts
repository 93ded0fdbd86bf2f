import { type Handler, reader } from '@iisp/server'
import { getTodoList as getTodoListCall } from '../contract/todos.ts'
import { todoType } from '../rules/todo-board.ts'
import type { Identity } from './identity.ts'
import { ownTodos } from './own-todos.ts'

export const getTodoList = (identity: Identity): Handler =>
  reader(getTodoListCall, async ({ actor, language }) =>
    ownTodos(identity, actor).map(({ source, menu }) => ({
      ID: source.menuId,
      menuName: menu?.name[language] ?? source.menuId,
      type: todoType(menu?.todo),
      path: menu?.path ?? '',
      query: source.query ?? '',
    })),
  )
