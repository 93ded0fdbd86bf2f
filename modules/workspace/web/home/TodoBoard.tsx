import { useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { useId, useState, type KeyboardEvent } from 'react'
import css from './home.module.css'
import { NothingToDo } from './NothingToDo.tsx'
import { homeTexts } from './texts.ts'
import { boardGroups, groupItems, groupTotal, type BoardGroup } from './todo-board.ts'
import { TodoCard } from './TodoCard.tsx'
import { useMinute } from './use-minute.ts'
import { useTodoBoard } from './use-todo-board.ts'

const figure = (count: number) => count.toLocaleString('en-US')

/** What waits for the person, by group: one card a menu, its number first. Follows the server's pushes. */
export function TodoBoard() {
  const t = useText(homeTexts)
  const openMenu = useOpenMenu()
  const { items, failed, reload } = useTodoBoard()
  const [group, setGroup] = useState<BoardGroup>('all')
  const now = useMinute()
  const id = useId()
  const total = groupTotal(items ?? [], 'all')
  const shown = groupItems(items ?? [], group)
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = boardGroups.at((boardGroups.indexOf(group) + step) % boardGroups.length) ?? 'all'
    setGroup(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <section className={css.section} aria-labelledby="home-todo">
      <header className={css.sectionHead}>
        <h2 id="home-todo">{t('todo')}</h2>
        {total > 0 && <strong className={css.sum}>{figure(total)}</strong>}
      </header>
      <div role="tablist" aria-labelledby="home-todo" className={css.groups}>
        {boardGroups.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={group === name}
            aria-controls={`${id}-panel`}
            tabIndex={group === name ? 0 : -1}
            className={css.groupTab}
            onClick={() => setGroup(name)}
            onKeyDown={onKey}
          >
            {t(`groups.${name}`)}
            <span className={css.groupCount}>{figure(groupTotal(items ?? [], name))}</span>
          </button>
        ))}
      </div>
      {failed && (
        <p className={css.failed} role="alert">
          {t('todoFailed')}
          <button type="button" className={css.link} onClick={reload}>
            {t('reload')}
          </button>
        </p>
      )}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${group}`}
        aria-busy={items === undefined}
      >
        {items !== undefined && shown.length === 0 && (
          <NothingToDo text={t(group === 'all' ? 'todoNone' : 'none')} hint={group === 'all'} />
        )}
        <ul className={css.cards}>
          {shown.map((item) => (
            <li key={item.ID}>
              <TodoCard item={item} now={now} onOpen={() => void openMenu(item.ID, item.query)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
