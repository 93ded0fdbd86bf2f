import { todosKey, useTodos } from '@iisp/web/frame/use-todos'
import { useLocale } from '@iisp/web/i18n/use-text'
import { useLive } from '@iisp/web/live/live'
import { useShell } from '@iisp/web/routes/shell-parts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { itemsOf, type TodoItem } from './todo-board.ts'

export interface TodoBoardState {
  /** undefined while the menus are on their way. */
  readonly items: readonly TodoItem[] | undefined
  /** The menus or the bulk counts could not be had. */
  readonly failed: boolean
  readonly reload: () => void
}
const nothing = { total: 0, oldest: null }

/**
 * The board's menus with their counts: in bulk with the header's, and menu by menu where the bulk call failed.
 * A menu whose own count fails shows 0 and says nothing.
 */
export function useTodoBoard(): TodoBoardState {
  const { ports } = useShell().parts
  const locale = useLocale()
  const todos = useTodos(ports)
  const menus = useQuery({
    queryKey: [...todosKey, 'menus', locale],
    queryFn: () => ports.loadTodoMenus?.() ?? [],
    meta: { quiet: true },
  })
  const bulkFailed = todos.failed && todos.all === undefined
  const singly = useQueries({
    queries: (bulkFailed ? (menus.data ?? []) : []).map(({ ID }) => ({
      queryKey: [...todosKey, 'one', ID],
      queryFn: async () => (await ports.loadTodoCount?.(ID).catch(() => nothing)) ?? nothing,
      meta: { quiet: true },
    })),
  })
  const reload = () => {
    todos.reload()
    void menus.refetch()
    for (const one of singly) void one.refetch()
  }
  useLive('counts', reload)
  const places = new Map(menus.data?.map(({ ID }, place) => [ID, place]))
  const countOf = (menuId: string) => {
    if (bulkFailed) return singly[places.get(menuId) ?? -1]?.data
    return todos.all && (todos.all.find((todo) => todo.menuId === menuId) ?? nothing)
  }
  return {
    items: menus.data && itemsOf(menus.data, countOf),
    failed: bulkFailed || (menus.isError && menus.data === undefined),
    reload,
  }
}
