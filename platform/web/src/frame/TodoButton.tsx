import { useText } from '../i18n/index.ts'
import { CountBadge } from '@iisp/ui/count-badge'
import { Icon } from '@iisp/ui/icon'
import { frameTexts } from './frame-texts.ts'
import { MenuButton } from './menu-list/MenuButton.tsx'
import type { Todos } from './use-todos.ts'
import css from './header.module.css'

/** Button with the number of to-dos. Each entry of its list opens the list of the counted items. */
export function TodoButton({
  todos,
  onOpen,
}: {
  todos: Todos
  onOpen: (menuId: string, query?: string) => void
}) {
  const t = useText(frameTexts)
  const { list, total, failed, reload } = todos
  const items = failed
    ? [{ key: 'again', label: t('todoAgain'), onSelect: reload }]
    : list.map((todo) => ({
        key: `${todo.menuId}/${todo.type}`,
        label: (
          <span className={css.todo}>
            <span>
              {todo.type && todo.type !== todo.menuName ? `${todo.menuName} · ${todo.type}` : todo.menuName}
            </span>
            <strong>{todo.total}</strong>
          </span>
        ),
        onSelect: () => onOpen(todo.opens, todo.query),
      }))
  const note = failed ? t('todoFailed') : t('todoNone')
  return (
    <MenuButton
      label={total > 0 ? `${t('todo')} ${t('todoCount', { count: total })}` : t('todo')}
      className={css.tool}
      items={items}
      above={(failed || list.length === 0) && <p className={css.note}>{note}</p>}
    >
      <Icon name="todo" size={18} />
      {total > 0 && (
        <span className={css.badge} aria-hidden="true">
          <CountBadge count={total} />
        </span>
      )}
    </MenuButton>
  )
}
