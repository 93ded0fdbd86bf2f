import type { Output } from '@iisp/contract'
import type { TodoCount } from '@iisp/contract/shell-answers'
import type { getTodoList } from '../../contract/todos.ts'

/** The groups of the board: all, and the five types as the documents number them. */
export const boardGroups = ['all', '1', '2', '3', '4', '5'] as const
export type BoardGroup = (typeof boardGroups)[number]

type BoardMenu = Output<typeof getTodoList>[number]
/** A menu of the board. Its type is any text, so that a type that this version does not know can still be shown. */
export type TodoMenu = Omit<BoardMenu, 'type'> & { readonly type: string }

export interface TodoItem extends TodoMenu {
  readonly total: number
  readonly oldest: string | null
  /** Its count is still loading. */
  readonly loading: boolean
}
type Counted = Pick<TodoCount, 'total' | 'oldest'>

/** The menus with their counts; `countOf` returns undefined while a count is loading. */
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

/**
 * The items of a group: first the items that have to-dos or are still loading, then the others,
 * both in the order of the menus.
 */
export function groupItems(items: readonly TodoItem[], group: BoardGroup): TodoItem[] {
  const own = items.filter(belongs(group))
  const waits = (item: TodoItem) => item.total > 0 || item.loading
  return [...own.filter(waits), ...own.filter((item) => !waits(item))]
}

/** `all`, followed by the groups in which the person has menus. */
export const ownGroups = (items: readonly TodoItem[]): BoardGroup[] =>
  boardGroups.filter((group) => group === 'all' || items.some(belongs(group)))

export const groupTotal = (items: readonly TodoItem[], group: BoardGroup): number =>
  items.filter(belongs(group)).reduce((sum, { total }) => sum + total, 0)

export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days'
  readonly count: number
}
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The age of the oldest to-do in whole units. A time in the future counts as now. */
export function ageOf(oldest: string, now: Date): Age {
  const waited = now.getTime() - Date.parse(`${oldest.replace(' ', 'T')}+08:00`)
  if (waited >= day) return { unit: 'days', count: Math.floor(waited / day) }
  if (waited >= hour) return { unit: 'hours', count: Math.floor(waited / hour) }
  if (waited >= minute) return { unit: 'minutes', count: Math.floor(waited / minute) }
  return { unit: 'now', count: 0 }
}
