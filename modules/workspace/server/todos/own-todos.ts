import type { Page } from '@iisp/contract'
import type { PersonActor, TodoSource } from '@iisp/server'
import type { Workspace } from '../workspace.ts'

interface OwnTodo {
  readonly source: TodoSource
  readonly menu: Page | undefined
}

/** The to-do sources of the menus that the person has. */
export const ownTodos = ({ todos, pages }: Workspace, actor: PersonActor): OwnTodo[] =>
  todos
    .filter(
      ({ menuId, roles }) =>
        actor.menus.has(menuId) && (roles?.some((role) => actor.roles.includes(role)) ?? true),
    )
    .map((source) => ({ source, menu: pages.find(({ id }) => id === source.menuId) }))
