import { groupThousands } from '@iisp/contract/group-thousands'
import { Icon } from '@iisp/ui/icon'
import { Spinner } from '@iisp/ui/spinner'
import { useText } from '@iisp/web/i18n/use-text'
import css from './home.module.css'
import { homeTexts } from './texts.ts'
import { ageOf, type TodoItem } from './todo-board.ts'

interface TodoCardProps {
  readonly item: TodoItem
  readonly now: Date
  readonly onOpen: () => void
}

/** A menu with the number of its to-dos and the age of the oldest one. */
export function TodoCard({ item, now, onOpen }: TodoCardProps) {
  const t = useText(homeTexts)
  const { total, loading, oldest, menuName } = item
  const age = oldest === null ? null : ageOf(oldest, now)
  return (
    <button
      type="button"
      className={css.card}
      data-none={(total === 0 && !loading) || undefined}
      onClick={onOpen}
    >
      {loading ? (
        <span role="status" aria-label={t('counting')} className={css.counting}>
          <Spinner size={20} brand />
        </span>
      ) : (
        <span className={css.number}>{groupThousands(total)}</span>
      )}
      <span className={css.cardName}>{menuName}</span>
      <span className={css.age}>{age && t(`age.${age.unit}`, { n: age.count })}</span>
      <span className={css.arrow}>
        <Icon name="chevronRight" />
      </span>
    </button>
  )
}
