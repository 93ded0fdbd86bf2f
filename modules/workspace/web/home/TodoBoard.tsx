import { groupThousands } from '@iisp/contract/group-thousands'
import { Tabs } from '@iisp/ui/tabs'
import { useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { useState } from 'react'
import css from './home.module.css'
import { NothingToDo } from './NothingToDo.tsx'
import { homeTexts } from './texts.ts'
import { groupItems, groupTotal, ownGroups, type BoardGroup } from './todo-board.ts'
import { TodoCard } from './TodoCard.tsx'
import { useMinute } from './use-minute.ts'
import { useTodoBoard } from './use-todo-board.ts'

/** The person's to-dos by group, one card for each menu. Follows the server's pushes. */
export function TodoBoard() {
  const t = useText(homeTexts)
  const openMenu = useOpenMenu()
  const { items, failed, reload } = useTodoBoard()
  const [chosen, setGroup] = useState<BoardGroup>('all')
  const now = useMinute()
  const total = groupTotal(items ?? [], 'all')
  const groups = ownGroups(items ?? [])
  const group = groups.includes(chosen) ? chosen : 'all'
  const shown = groupItems(items ?? [], group)
  return (
    <section className={css.section} aria-labelledby="home-todo">
      <header className={css.sectionHead}>
        <h2 id="home-todo">{t('todo')}</h2>
        {total > 0 && <strong className={css.sum}>{groupThousands(total)}</strong>}
      </header>
      {failed && (
        <p className={css.failed} role="alert">
          {t('todoFailed')}
          <button type="button" className={css.link} onClick={reload}>
            {t('reload')}
          </button>
        </p>
      )}
      <Tabs
        label={t('todo')}
        tabs={groups.map((key) => ({
          key,
          label: t(`groups.${key}`),
          count: groupTotal(items ?? [], key),
        }))}
        value={group}
        onChange={setGroup}
      >
        {items !== undefined && shown.length === 0 && (
          <NothingToDo text={t(group === 'all' ? 'todoNone' : 'none')} hint={group === 'all'} />
        )}
        <ul className={css.cards} aria-busy={items === undefined}>
          {shown.map((item) => (
            <li key={item.ID}>
              <TodoCard item={item} now={now} onOpen={() => void openMenu(item.opens, item.query)} />
            </li>
          ))}
        </ul>
      </Tabs>
    </section>
  )
}
