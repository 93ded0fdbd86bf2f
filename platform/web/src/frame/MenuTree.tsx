import { memo, useCallback, useState } from 'react'
import type { Menu } from '@iisp/contract'
import type { TodoCount } from '@iisp/contract/shell-answers'
import { useLatest } from '@iisp/ui/hooks'
import { useText } from '../i18n/index.ts'
import { visibleMenus } from '../menus/menu-index.ts'
import { frameTexts } from './frame-texts.ts'
import { MenuRow } from './MenuRow.tsx'
import { TodoBadge } from './TodoBadge.tsx'
import { onTreeKey } from './tree-keys.ts'
import css from './menu-tree.module.css'

export interface MenuTreeProps {
  readonly menus: readonly Menu[]
  /** Ids of the menus from the top level down to the menu of the page in front. */
  readonly trail: readonly string[]
  /** To-do counts by menu id. */
  readonly counts: ReadonlyMap<string, number>
  /** By menu id: to-dos whose list is not opened by the menu itself; their number is a button. */
  readonly todos: ReadonlyMap<string, TodoCount>
  readonly onTodo: (todo: TodoCount) => void
  /** Shows only the icons of the first level. */
  readonly folded: boolean
  readonly onOpen: (id: string) => void
  readonly onUnfold: () => void
}

/** The menu with its first three levels. Menus of level 4 open inside the tab of their parent. */
export const MenuTree = memo(function MenuTree(props: MenuTreeProps) {
  const { menus, trail, counts, todos, onTodo, folded, onOpen, onUnfold } = props
  const t = useText(frameTexts)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(trail))
  const here = trail.join()
  const [opened, setOpened] = useState(here)
  if (opened !== here) {
    setOpened(here)
    setOpen(withAll(open, trail))
  }
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id) || folded) next.add(id)
    setOpen(next)
    if (folded) onUnfold()
  }
  const press = useLatest((id: string, isBranch: boolean) => (isBranch ? toggle(id) : onOpen(id)))
  const onPress = useCallback((id: string, isBranch: boolean) => press.current(id, isBranch), [press])
  const rows = (nodes: readonly Menu[], level: number) => (
    <ul>
      {visibleMenus(nodes).map((menu) => {
        const isBranch = opensBelow(menu, level)
        const isOpen = isBranch && !folded && open.has(menu.id)
        const todo = isBranch || folded ? undefined : todos.get(menu.id)
        return (
          <li key={menu.id} className={css.item}>
            <MenuRow
              menu={menu}
              level={level}
              isOpen={isBranch ? isOpen : undefined}
              isHere={trail.includes(menu.id) && !isOpen}
              folded={folded}
              count={isOpen || todo ? 0 : countOf(menu, counts)}
              hasTodo={todo !== undefined}
              onPress={onPress}
            />
            {todo && <TodoBadge menu={menu} todo={todo} onOpen={onTodo} />}
            {isOpen && rows(menu.children, level + 1)}
          </li>
        )
      })}
    </ul>
  )
  return (
    // the arrow keys are an addition: every button inside can be reached and pressed without them
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={css.tree} aria-label={t('menu')} data-folded={folded || undefined} onKeyDown={onTreeKey}>
      {rows(menus, 1)}
    </nav>
  )
})

const withAll = (before: ReadonlySet<string>, ids: readonly string[]) =>
  ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])
/** Whether a row expands. Rows of the third level open pages instead. */
const opensBelow = (menu: Menu, level: number) => level < 3 && visibleMenus(menu.children).length > 0

/** To-dos of a row: its own, or the sum of its children while it is collapsed. */
const countOf = (menu: Menu, counts: ReadonlyMap<string, number>): number =>
  menu.children.reduce((sum, child) => sum + countOf(child, counts), counts.get(menu.id) ?? 0)
