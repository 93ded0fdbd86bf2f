import { useText } from '@iisp/web/i18n/use-text'
import { EntranceContext } from '@iisp/web/routes/entrance'
import { defaultSettings } from '@iisp/web/routes/settings'
import { use } from 'react'
import { contentTexts } from '../content-texts.ts'
import css from './cms.module.css'

/** The contacts of this installation's service; tells the reader if none are published. */
export function Contact() {
  const t = useText(contentTexts)
  const { servicePhone, serviceEmail } = use(EntranceContext)?.parts.settings ?? defaultSettings
  const none = servicePhone === '' && serviceEmail === ''
  return (
    <footer className={css.contact}>
      <h2>{t('contact')}</h2>
      {none && <p>{t('noContact')}</p>}
      {servicePhone !== '' && <p>{servicePhone}</p>}
      {serviceEmail !== '' && (
        <p>
          <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
        </p>
      )}
    </footer>
  )
}
