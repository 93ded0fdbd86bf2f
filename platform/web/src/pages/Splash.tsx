import { useText } from '../i18n/index.ts'
import { useElapsed } from '@iisp/ui/hooks'
import { entranceTexts } from '../routes/entrance-texts.ts'
import css from './splash.module.css'

/** Shown while the person's data loads: nothing at first, a text after a second. */
export function Splash() {
  const t = useText(entranceTexts)
  const late = useElapsed(true, 1_000)
  return (
    <div className={css.splash} role="status" aria-busy="true">
      {late && t('loading')}
    </div>
  )
}
