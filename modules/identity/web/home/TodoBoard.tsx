import { useLive } from '@iisp/web/live/live'
import { useText } from '@iisp/web/i18n/use-text'
import { useTodos } from '@iisp/web/frame/use-todos'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { useShell } from '@iisp/web/routes/shell-parts'
import { groupTodos } from './home-rules.ts'
import css from './home.module.css'
import { homeTexts } from './texts.ts'

/** What waits for the person: one card a menu, its number first. Follows the server's pushes. */
export function TodoBoard() {
  const t = useText(homeTexts)
  const openMenu = useOpenMenu()
  const { list, total, failed, reload } = useTodos(useShell().parts.ports)
  useLive('counts', reload)
  return (
    <section className={css.section} aria-labelledby="home-todo">
      <header className={css.sectionHead}>
        <h2 id="home-todo">{t('todo')}</h2>
        {total > 0 && <strong className={css.sum}>{total.toLocaleString('en-US')}</strong>}
      </header>
      {failed && (
        <p className={css.failed} role="alert">
          {t('todoFailed')}
          <button type="button" className={css.link} onClick={reload}>
            {t('reload')}
          </button>
        </p>
      )}
      {!failed && list.length === 0 && <NothingToDo />}
      {groupTodos(list).map((group) => (
        <div key={group.name} className={css.group}>
          {group.name !== '' && <h3 className={css.groupName}>{group.name}</h3>}
          <ul className={css.cards}>
            {group.todos.map((todo) => (
              <li key={todo.menuId}>
                <button type="button" className={css.card} onClick={() => void openMenu(todo.menuId)}>
                  <span className={css.number}>{todo.total.toLocaleString('en-US')}</span>
                  <span className={css.cardName}>{todo.menuName}</span>
                  <Arrow />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function NothingToDo() {
  const t = useText(homeTexts)
  return (
    <div className={css.nothing}>
      <svg viewBox="0 0 120 72" width="120" height="72" fill="none" aria-hidden="true">
        <path
          d="M6 60c16-10 26-26 42-24 14 2 18 14 32 12 16-2 20-18 34-16"
          stroke="currentColor"
          strokeOpacity=".5"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M2 66h116" stroke="currentColor" strokeOpacity=".25" strokeWidth="2" strokeLinecap="round" />
        <circle cx="88" cy="20" r="9" stroke="currentColor" strokeOpacity=".6" strokeWidth="2" />
      </svg>
      <p>{t('todoNone')}</p>
      <p className={css.quiet}>{t('todoNoneHint')}</p>
    </div>
  )
}

const Arrow = () => (
  <svg
    className={css.arrow}
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M6 3.5 10.5 8 6 12.5" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
