import { useText } from '@iisp/web/i18n/use-text'
import css from './sign-in.module.css'
import { signInTexts } from './texts.ts'

/** Shown in place of a form where the browser may not encrypt. */
export function Insecure() {
  const t = useText(signInTexts)
  return (
    <p className={css.insecure} role="alert">
      {t('insecure')}
    </p>
  )
}
