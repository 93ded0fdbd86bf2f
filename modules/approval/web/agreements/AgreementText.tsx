import { EntranceContext } from '@iisp/web/routes/entrance'
import { defaultSettings } from '@iisp/web/routes/settings'
import { useLocale } from '@iisp/web/i18n/use-text'
import { use } from 'react'
import { type AgreementName, agreementVersions } from '../../contract/agreements.ts'
import css from './agreements.module.css'
import { agreements, filled } from './agreement.ts'

/** The full text of an agreement in the reader's language, with the installation's name and telephone number. */
export function AgreementText({ name }: { name: AgreementName }) {
  const settings = use(EntranceContext)?.parts.settings ?? defaultSettings
  const language = useLocale()
  const parts = {
    brand: language === 'en' ? settings.brandEn : settings.brand,
    phone: settings.servicePhone,
  }
  return (
    <article className={css.text} lang={language === 'en' ? 'en' : 'zh-CN'}>
      <p className={css.version}>
        {language === 'en' ? `In force from ${agreementVersions[name]}` : `${agreementVersions[name]} 起生效`}
      </p>
      {agreements[name][language].map(({ title, paragraphs }) => (
        <section key={title}>
          <h3>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{filled(paragraph, parts)}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
