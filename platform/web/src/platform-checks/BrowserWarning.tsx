import { useState } from 'react'
import { IconButton } from '@iisp/ui/button'
import { engineTexts, useText } from '../i18n/index.ts'
import { browserWarning, rememberWarning } from './browser.ts'
import css from './browser-warning.module.css'

/** Warns about an unsupported browser. Once closed, it is not shown again in this browser. */
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
      <IconButton icon="close" label={t('browser.close')} onClick={close} />
    </aside>
  )
}
