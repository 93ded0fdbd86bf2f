import type { Page } from '@iisp/contract'
import { type CallContext, type TodoSource, todoSources } from '@iisp/server'

interface OwnTodo {
  readonly source: TodoSource
  readonly menu: Page
}

/** The to-do sources of the pages that the caller has, in the order of the menu. */
export function ownTodos({ actor, registry }: Pick<CallContext, 'actor' | 'registry'>): OwnTodo[] {
  const isOwn = ({ menuId, roles }: TodoSource) =>
    actor.menus.has(menuId) && (roles?.some((role) => actor.roles.includes(role)) ?? true)
  const own = new Map(
    registry
      .itemsOf(todoSources)
      .filter(isOwn)
      .map((source) => [source.menuId, source]),
  )
  return registry.pages.flatMap((menu) => {
    const source = own.get(menu.id)
    return source === undefined ? [] : [{ source, menu }]
  })
}
