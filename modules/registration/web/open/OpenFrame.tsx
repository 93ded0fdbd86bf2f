import { UiRoot } from '@iisp/ui/root'
import { setLocale } from '@iisp/web/i18n/i18n'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { EntranceContext } from '@iisp/web/routes/entrance'
import { defaultSettings } from '@iisp/web/routes/settings'
import { useAppearance } from '@iisp/web/theme/index'
import { type ReactNode, use } from 'react'
import css from './open.module.css'
import { openTexts } from './open-texts.ts'

interface Props {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

/** A form that needs no session, alone in the window: the way to the sign-in, the language, title, form, contact. */
export function OpenFrame({ title, hint, children }: Props) {
  const t = useText(openTexts)
  const language = useLocale()
  const { colour, appearance } = useAppearance()
  const { servicePhone, serviceEmail } = use(EntranceContext)?.parts.settings ?? defaultSettings
  const contact = [servicePhone, serviceEmail].filter(Boolean).join(' · ')
  const next = language === 'en' ? 'zh' : 'en'
  return (
    <UiRoot locale={language} brand={colour} appearance={appearance}>
      <div className={css.page}>
        <header className={css.bar}>
          <a href="/iisp/login">{t('signIn')}</a>
          <button type="button" lang={next} onClick={() => void setLocale(next)}>
            {t('language')}
          </button>
        </header>
        <main>
          <h1>{title}</h1>
          <p className={css.hint}>{hint}</p>
          {children}
        </main>
        {contact !== '' && <footer className={css.contact}>{t('contact', { contact })}</footer>}
      </div>
    </UiRoot>
  )
}
