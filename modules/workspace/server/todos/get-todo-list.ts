import { reader } from '@iisp/server'
import { getTodoList as getTodoListCall } from '../../contract/todos.ts'
import { todoType } from '../../rules/todos.ts'
import { ownTodos } from './own-todos.ts'

export const getTodoList = reader(getTodoListCall, async (ctx) =>
  ownTodos(ctx).map(({ source, menu, leadsTo }) => ({
    ID: source.menuId,
    menuName: menu.name[ctx.language],
    type: todoType(menu.todo),
    path: menu.path,
    ...leadsTo,
  })),
)
