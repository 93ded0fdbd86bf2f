import type { Output } from '@iisp/contract'
import type { TodoCount } from '@iisp/contract/shell-answers'
import type { getTodoList } from '../../contract/todos.ts'

/** The tabs of the board: all, and the five types as the documents number them. */
export const boardGroups = ['all', '1', '2', '3', '4', '5'] as const
export type BoardGroup = (typeof boardGroups)[number]

type BoardMenu = Output<typeof getTodoList>[number]
/** A menu of the board. Its type is any text, so that one that this version does not know can be shown. */
export type TodoMenu = Omit<BoardMenu, 'type'> & { readonly type: string }

export interface TodoItem extends TodoMenu {
  readonly total: number
  readonly oldest: string | null
  /** Its count is still on its way. */
  readonly loading: boolean
}
type Counted = Pick<TodoCount, 'total' | 'oldest'>

/** The menus with their counts; `countOf` answers undefined while a count is on its way. */
export const itemsOf = (
  menus: readonly TodoMenu[],
  countOf: (menuId: string) => Counted | undefined,
): TodoItem[] =>
  menus.map((menu) => {
    const count = countOf(menu.ID)
    const { total = 0, oldest = null } = count ?? {}
    return { ...menu, total, oldest, loading: count === undefined }
  })

const known: readonly string[] = boardGroups
const belongs = (group: BoardGroup) => (item: TodoItem) =>
  group === 'all' || item.type === group || (group === '5' && !known.includes(item.type))

/** The items of a group: what waits first, those without to-dos last, each part in the order of the menus. */
export function groupItems(items: readonly TodoItem[], group: BoardGroup): TodoItem[] {
  const own = items.filter(belongs(group))
  const waits = (item: TodoItem) => item.total > 0 || item.loading
  return [...own.filter(waits), ...own.filter((item) => !waits(item))]
}

export const groupTotal = (items: readonly TodoItem[], group: BoardGroup): number =>
  items.filter(belongs(group)).reduce((sum, { total }) => sum + total, 0)

export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days'
  readonly count: number
}
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long the oldest waits, in whole units; a time that lies ahead of this clock counts as now. */
export function ageOf(oldest: string, now: Date): Age {
  const waited = now.getTime() - Date.parse(`${oldest.replace(' ', 'T')}+08:00`)
  if (waited >= day) return { unit: 'days', count: Math.floor(waited / day) }
  if (waited >= hour) return { unit: 'hours', count: Math.floor(waited / hour) }
  if (waited >= minute) return { unit: 'minutes', count: Math.floor(waited / minute) }
  return { unit: 'now', count: 0 }
}
