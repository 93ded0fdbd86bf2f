import { defineTool } from '@iisp/assistant/contract'
import { getPriorities } from '../contract/todos.ts'

const todoCounts = defineTool({
  name: 'todo_counts',
  description: 'How many things wait for the person, by menu.',
  properties: {},
  call: getPriorities,
  input: () => ({}),
  result: (menus) => ({
    data: menus.map(({ menuName, total }) => ({ menu: menuName, waiting: total })),
    sources: menus
      .filter(({ total }) => total > 0)
      .map(({ menuId, menuName }) => ({ kind: 'record', id: menuId, title: menuName, menuId, query: '' })),
  }),
})

/** The look-ups that this module offers the assistant. */
export const workspaceTools = [todoCounts]
