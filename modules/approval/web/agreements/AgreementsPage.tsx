import { useLocale } from '@iisp/web/i18n/use-text'
import type { OpenPageProps } from '@iisp/web/ports'
import { agreementNames, agreementTitles } from '../../contract/agreements.ts'
import { AgreementText } from './AgreementText.tsx'
import css from './agreements.module.css'
import { termsLinks } from './links.ts'

/** The agreements as a page that everybody may read, signed in or not. */
export default function AgreementsPage({ rest }: OpenPageProps) {
  const language = useLocale()
  const name = agreementNames.find((one) => one === rest)
  return (
    <main className={css.page}>
      <nav className={css.nav} aria-label={language === 'en' ? 'Agreements' : '协议'}>
        {termsLinks.map((link) => (
          <a key={link.name} href={link.href} aria-current={link.name === rest ? 'page' : undefined}>
            {link[language]}
          </a>
        ))}
      </nav>
      {name && (
        <>
          <h1 className={css.title}>{agreementTitles[name][language]}</h1>
          <AgreementText name={name} />
        </>
      )}
    </main>
  )
}
