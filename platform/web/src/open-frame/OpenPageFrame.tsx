import type { ReactNode } from 'react'
import { setLocale } from '../i18n/i18n.ts'
import { useLocale, useText } from '../i18n/use-text.ts'
import { openFrameTexts } from './open-frame-texts.ts'
import css from './open-frame.module.css'

interface Props {
  /** Width of the content. */
  readonly size: 'narrow' | 'medium' | 'wide'
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A page that needs no session, alone in the window: the way to the sign-in, the language, and the content. */
export function OpenPageFrame({ size, footer, children }: Props) {
  const t = useText(openFrameTexts)
  const next = useLocale() === 'en' ? 'zh' : 'en'
  return (
    <div className={css.page} data-size={size}>
      <header className={css.bar}>
        <a href="/iisp/login">{t('signIn')}</a>
        <button type="button" lang={next} onClick={() => void setLocale(next)}>
          {t('language')}
        </button>
      </header>
      <main>{children}</main>
      {footer && <footer>{footer}</footer>}
    </div>
  )
}
