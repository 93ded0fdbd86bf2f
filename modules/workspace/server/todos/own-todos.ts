import type { Page } from '@iisp/contract'
import { type CallContext, type TodoSource, todoSources } from '@iisp/server'

interface OwnTodo {
  readonly source: TodoSource
  readonly menu: Page
  /** The list that the to-do opens. */
  readonly leadsTo: { readonly opens: string; readonly query: string }
}

/**
 * The list of the counted items, or the page of the to-do itself if the person may not open that
 * list.
 */
const leadsTo = ({ menuId, opens, query = '' }: TodoSource, menus: ReadonlySet<string>) => {
  if (opens === undefined) return { opens: menuId, query }
  return menus.has(opens.id) ? { opens: opens.id, query } : { opens: menuId, query: '' }
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
    return source === undefined ? [] : [{ source, menu, leadsTo: leadsTo(source, actor.menus) }]
  })
}
