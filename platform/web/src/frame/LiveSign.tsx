import { Icon } from '@iisp/ui/icon'
import { useText } from '../i18n/index.ts'
import { useLiveState } from '../live/index.ts'
import { frameTexts } from './frame-texts.ts'
import css from './header.module.css'

/**
 * Tells the reader that the server's pushes do not arrive, so the page may be outdated. Empty while
 * they arrive.
 */
export function LiveSign() {
  const t = useText(frameTexts)
  const isOff = useLiveState() === 'closed'
  return (
    <p className={css.live} role="status" title={isOff ? t('liveOff') : undefined}>
      {isOff && (
        <>
          <Icon name="warning" size={14} />
          <span>{t('liveOff')}</span>
        </>
      )}
    </p>
  )
}
