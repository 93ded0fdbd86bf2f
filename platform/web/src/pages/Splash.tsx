import { useText } from '../i18n/index.ts'
import { useElapsed } from '@iisp/ui/hooks'
import { entranceTexts } from '../routes/entrance-texts.ts'
import css from './splash.module.css'

/** While the person's data comes: nothing at first, a word after a second. */
export function Splash() {
  const t = useText(entranceTexts)
  const late = useElapsed(true, 1_000)
  return (
    <div className={css.splash} role="status" aria-busy="true">
      {late && t('loading')}
    </div>
  )
}
