import { useState } from 'react'
import { useLocale, useText } from '../i18n/index.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import { frameTexts } from './frame-texts.ts'
import css from './acting-bar.module.css'
import { institutionName } from './institution-name.ts'
import { shownName } from './shown-name.ts'

interface Props {
  readonly profile: Pick<Profile, 'name' | 'nameEn' | 'realName' | 'realNameEn' | 'cpName' | 'cpNameEn'>
  /** Returns to the person's own account. */
  readonly onStop: () => Promise<void>
}

/** Shows which person acts as which account, with a button that ends it. */
export function ActingBar({ profile, onStop }: Props) {
  const t = useText(frameTexts)
  const language = useLocale()
  const name = shownName(profile, language)
  const [busy, setBusy] = useState(false)
  const stop = () => {
    if (busy) return
    setBusy(true)
    void onStop().finally(() => setBusy(false))
  }
  return (
    <div className={css.bar} role="region" aria-label={t('acting')}>
      <p className={css.text}>
        <strong>{t('actingAs', { name })}</strong>
        <span>{institutionName(profile, language)}</span>
        <span>{t('actingHint')}</span>
      </p>
      <button type="button" className={css.stop} aria-busy={busy || undefined} onClick={stop}>
        {t('stopActing')}
      </button>
    </div>
  )
}
