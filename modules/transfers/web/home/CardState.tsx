import { useText } from '@iisp/web/i18n/use-text'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'

interface CardStateProps {
  readonly failed: boolean
  readonly onAgain: () => void
}

/** Stands where a card has nothing to show yet: still loading, or why not. */
export function CardState({ failed, onAgain }: CardStateProps) {
  const t = useText(homeCardTexts)
  if (!failed) return <div className={css.loading} role="status" aria-label={t('loading')} />
  return (
    <p className={css.failed} role="alert">
      {t('failed')}
      <button type="button" className={css.link} onClick={onAgain}>
        {t('again')}
      </button>
    </p>
  )
}
