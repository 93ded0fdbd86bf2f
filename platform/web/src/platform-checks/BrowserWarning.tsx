import { useState } from 'react'
import { Icon } from '@iisp/ui/icon'
import { engineTexts, useText } from '../i18n/index.ts'
import { browserWarning, rememberWarning } from './browser.ts'
import css from './browser-warning.module.css'

/** Stands until it is closed, and then never again in this browser. It only warns. */
export function BrowserWarning() {
  const t = useText(engineTexts)
  const [verdict, setVerdict] = useState(() => browserWarning())
  if (verdict === 'fine') return null
  const close = () => {
    rememberWarning(verdict)
    setVerdict('fine')
  }
  return (
    <aside className={css.warning} role="alert">
      <div>
        <strong>{t(verdict === 'old' ? 'browser.oldTitle' : 'browser.foreignTitle')}</strong>
        <p>{t('browser.text')}</p>
      </div>
      <button type="button" aria-label={t('browser.close')} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}
