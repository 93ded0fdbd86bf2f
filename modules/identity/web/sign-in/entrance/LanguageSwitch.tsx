import { setLocale } from '@iisp/web/i18n/i18n'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import css from '../sign-in.module.css'
import { signInTexts } from '../texts.ts'

export function LanguageSwitch() {
  const t = useText(signInTexts)
  const next = useLocale() === 'en' ? 'zh' : 'en'
  return (
    <button type="button" className={css.language} lang={next} onClick={() => void setLocale(next)}>
      {t('language')}
    </button>
  )
}
