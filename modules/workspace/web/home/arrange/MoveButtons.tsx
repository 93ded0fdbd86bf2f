import { IconButton } from '@iisp/ui/button'
import { useText } from '@iisp/web/i18n/use-text'
import { homeTexts } from '../texts.ts'
import css from './arrange.module.css'

interface MoveButtonsProps {
  readonly name: string
  readonly onMove: (by: -1 | 1) => void
  readonly canMove: (by: -1 | 1) => boolean
}

/** The two buttons that move an entry of a list by one place. */
export function MoveButtons({ name, onMove, canMove }: MoveButtonsProps) {
  const t = useText(homeTexts)
  return (
    <span className={css.moves} data-move>
      <IconButton
        icon="arrowUp"
        iconSize={12}
        label={t('moveUp', { name })}
        disabled={!canMove(-1)}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrowDown"
        iconSize={12}
        label={t('moveDown', { name })}
        disabled={!canMove(1)}
        onClick={() => onMove(1)}
      />
    </span>
  )
}
