import { todosKey, useTodos } from '@iisp/web/frame/use-todos'
import { useLive } from '@iisp/web/live/live'
import { request } from '@iisp/web/request/request'
import { useCall } from '@iisp/web/request/use-call'
import { useShell } from '@iisp/web/routes/shell-parts'
import { useQueries } from '@tanstack/react-query'
import { getPrioritiesByMenuId, getTodoList } from '../../contract/todos.ts'
import { itemsOf, type TodoItem } from './todo-board.ts'

export interface TodoBoardState {
  /** undefined while the menus are loading. */
  readonly items: readonly TodoItem[] | undefined
  /** The menus or the counts could not be loaded. */
  readonly failed: boolean
  readonly reload: () => void
}
const quiet = { quiet: true } as const
const nothing = { total: 0, oldest: null }

/**
 * The board's menus with their counts. One call brings these counts and those of the header. If it
 * fails, each menu is queried separately; a menu whose query fails shows 0, without a message.
 */
export function useTodoBoard(): TodoBoardState {
  const { ports } = useShell().parts
  const todos = useTodos(ports)
  const menus = useCall(getTodoList, {}, quiet)
  const bulkFailed = todos.failed && todos.all === undefined
  const singly = useQueries({
    queries: (bulkFailed ? (menus.data ?? []) : []).map(({ ID }) => ({
      queryKey: [...todosKey, 'one', ID],
      queryFn: () => request(getPrioritiesByMenuId, { menuId: ID }, quiet).catch(() => nothing),
      meta: { quiet: true },
    })),
  })
  const reloadBoard = () => {
    void menus.refetch()
    for (const one of singly) void one.refetch()
  }
  // the counts of the header already follow the push
  useLive('counts', reloadBoard)
  const places = new Map(menus.data?.map(({ ID }, place) => [ID, place]))
  const countOf = (menuId: string) => {
    if (bulkFailed) return singly[places.get(menuId) ?? -1]?.data
    return todos.all && (todos.all.find((todo) => todo.menuId === menuId) ?? nothing)
  }
  return {
    items: menus.data && itemsOf(menus.data, countOf),
    failed: bulkFailed || (menus.isError && menus.data === undefined),
    reload: () => {
      todos.reload()
      reloadBoard()
    },
  }
}
