import { Facts } from '@iisp/ui/drawer'
import { useText } from '@iisp/web'
import type { TermsFull } from '../../contract/terms/terms-desk.ts'
import { termsTexts } from './terms-texts.ts'
import css from '../ta.module.css'
import { differencesOf } from './descriptions/differences.ts'
import { settingTexts } from './descriptions/setting-texts.ts'

/** Differences of terms from the previous ones, old and new in words. */
export function Differences({ full: { terms, before } }: { readonly full: TermsFull }) {
  const t = useText(termsTexts)
  const word = useText(settingTexts)
  if (before === null) return <p className={css.note}>{t('first')}</p>
  const differences = differencesOf(before.terms, terms, word)
  const title = t('differences', { date: before.effectiveFrom })
  const none = word('say.nothing')
  return (
    <section aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      {differences.length === 0 ? (
        <p className={css.note}>{t('same')}</p>
      ) : (
        <Facts
          facts={differences.map(({ section, field, before: old, after }) => ({
            label: `${word(`sections.${section}`)} · ${word(`fields.${field}`)}`,
            value: t('changed', { before: old ?? none, after: after ?? none }),
            wide: true,
          }))}
        />
      )}
    </section>
  )
}
