import { Button } from '@iisp/ui/button'
import { useLocale, useText } from '@iisp/web'
import { mostRows } from '../../contract/applications/payload.ts'
import { relationTexts } from '../relation-texts.ts'
import { FundChoice } from './FundChoice.tsx'
import { TriggerField } from './TriggerField.tsx'
import { motherFaults } from './relation-faults.ts'
import { type MotherValues, type RelationValues, blankMother } from './relation-values.ts'
import css from './form.module.css'

interface Props {
  readonly value: readonly MotherValues[]
  readonly values: RelationValues
  /** Set once the form was refused for its mother funds. */
  readonly error: string | null
  readonly name: string
  readonly fixed: boolean
  readonly onChange: (mothers: readonly MotherValues[]) => void
}

/** The mother funds of a child fund, each with its triggers and faults. */
export function MothersField({ value, values, error, name, fixed, onChange }: Props) {
  const t = useText(relationTexts)
  const locale = useLocale()
  const { mode } = values
  const faults = error === null ? [] : motherFaults(values, locale)
  const textsOf = (row: number | null) => [
    ...new Set(faults.filter((fault) => fault.row === row).map(({ text }) => text)),
  ]
  const set = (at: number, change: Partial<MotherValues>) =>
    onChange(value.map((mother, place) => (place === at ? { ...mother, ...change } : mother)))
  return (
    <fieldset className={css.fund} name={name} tabIndex={-1}>
      <legend>{t('triggers')}</legend>
      <FaultTexts texts={error !== null && faults.length === 0 ? [error] : textsOf(null)} />
      {value.map((mother, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity while they are entered
        <section key={at} className={css.mother} aria-label={t('motherNo', { n: String(at + 1) })}>
          {value.length > 1 && (
            <div className={css.head}>
              <span>{t('motherNo', { n: String(at + 1) })}</span>
              <Button onClick={() => onChange(value.filter((_, place) => place !== at))}>
                {t('removeMother')}
              </Button>
            </div>
          )}
          <FaultTexts texts={textsOf(at)} />
          <FundChoice
            fund={t('mother')}
            value={mother}
            fixed={fixed}
            onChange={({ own, code, name: fundName, company }) =>
              set(at, { own, code, name: fundName, company })
            }
          />
          {mode !== '1' && (
            <TriggerField
              label={t('subscription')}
              value={mother.subscription}
              onChange={(subscription) => set(at, { subscription })}
            />
          )}
          {mode !== '0' && (
            <TriggerField
              label={t('redemption')}
              value={mother.redemption}
              onChange={(redemption) => set(at, { redemption })}
            />
          )}
        </section>
      ))}
      {!fixed && value.length < mostRows && (
        <div>
          <Button onClick={() => onChange([...value, blankMother])}>{t('addMother')}</Button>
        </div>
      )}
    </fieldset>
  )
}

const FaultTexts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} role="alert" className={css.error}>
      {text}
    </p>
  ))
