import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '../i18n/index.ts'
import { useLive } from '../live/index.ts'
import type { TodoCount } from '@iisp/contract/shell-answers'
import type { PortalPorts } from '../ports.ts'

export interface Todos {
  /** Every menu that can have to-dos, even with a count of 0; undefined until loaded. */
  readonly all: readonly TodoCount[] | undefined
  /** The menus with at least one to-do. */
  readonly list: readonly TodoCount[]
  readonly total: number
  readonly byMenu: ReadonlyMap<string, number>
  /** By menu id: to-dos whose list is not opened by the menu itself. */
  readonly elsewhere: ReadonlyMap<string, TodoCount>
  /** The list could not be loaded. */
  readonly failed: boolean
  readonly reload: () => void
}

const none: readonly TodoCount[] = []
export const todosKey = ['shell', 'todo-counts'] as const
const refreshMs = 60_000

/** The person's to-dos. Refetched after a push of the server, and every minute while the window is visible. */
export function useTodos(ports: Pick<PortalPorts, 'loadTodoCounts'>): Todos {
  // the server returns menu names in the reader's language
  const locale = useLocale()
  const { data, isError, refetch } = useQuery({
    queryKey: [...todosKey, locale],
    queryFn: () => ports.loadTodoCounts(),
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  })
  useLive('counts', () => void refetch())
  return useMemo(() => {
    const list = (data ?? none).filter((todo) => todo.total > 0)
    const byMenu = new Map<string, number>()
    for (const { menuId, total } of list) byMenu.set(menuId, (byMenu.get(menuId) ?? 0) + total)
    const total = list.reduce((sum, todo) => sum + todo.total, 0)
    const leadsElsewhere = ({ menuId, opens, query }: TodoCount) => opens !== menuId || query !== ''
    const elsewhere = new Map(list.filter(leadsElsewhere).map((todo) => [todo.menuId, todo]))
    return { all: data, list, total, byMenu, elsewhere, failed: isError, reload: () => void refetch() }
  }, [data, isError, refetch])
}
