import { Facts } from '@iisp/ui/drawer'
import { useText } from '@iisp/web'
import type { FundTerms } from '../../contract/terms/terms.ts'
import css from '../ta.module.css'
import { describeTerms, settingSections } from './descriptions/describe-terms.ts'
import { settingTexts } from './descriptions/setting-texts.ts'

/** All settings of terms in words, section by section. */
export function Settings({ terms }: { readonly terms: FundTerms }) {
  const t = useText(settingTexts)
  const settings = describeTerms(terms, t)
  return settingSections.map((section) => (
    <section key={section} aria-label={t(`sections.${section}`)}>
      <h3 className={css.heading}>{t(`sections.${section}`)}</h3>
      <Facts
        facts={settings
          .filter((one) => one.section === section)
          .map(({ field, text }) => ({ label: t(`fields.${field}`), value: text, wide: text.length > 24 }))}
      />
    </section>
  ))
}
