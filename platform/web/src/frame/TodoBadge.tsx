import type { Menu } from '@iisp/contract'
import type { TodoCount } from '@iisp/contract/shell-answers'
import { useLocale, useText } from '../i18n/index.ts'
import { frameTexts } from './frame-texts.ts'
import { shownCount } from './shown-count.ts'
import css from './menu-tree.module.css'

interface TodoBadgeProps {
  readonly menu: Menu
  readonly todo: TodoCount
  readonly onOpen: (todo: TodoCount) => void
}

/**
 * The number of to-dos at a menu that itself opens another page. The badge opens the list of the
 * counted items.
 */
export function TodoBadge({ menu, todo, onOpen }: TodoBadgeProps) {
  const t = useText(frameTexts)
  const name = menu.name[useLocale()]
  const label = `${t('todoCount', { count: todo.total })} ${name}`
  return (
    <button
      type="button"
      className={`${css.count} ${css.todo}`}
      aria-label={label}
      title={label}
      onClick={() => onOpen(todo)}
    >
      {shownCount(todo.total)}
    </button>
  )
}
