import { AmountField } from '@iisp/ui/amount-field'
import { Button } from '@iisp/ui/button'
import { DateField } from '@iisp/ui/date-field'
import { SelectField } from '@iisp/ui/select-field'
import { useText } from '@iisp/web'
import { type RehearsalFund, rehearsalMost } from '../../contract/rehearsal/rehearsal.ts'
import type { PartProps } from './EventFields.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import type { NavValues } from './rehearsal-values.ts'
import css from './rehearsal.module.css'

interface NavFieldsProps extends PartProps<NavValues> {
  readonly funds: readonly RehearsalFund[]
}

/** The current NAVs, and assumed NAVs with the day from which they apply. */
export function NavFields({ funds, values, faultOf, onChange }: NavFieldsProps) {
  const t = useText(rehearsalTexts)
  const set = (at: number, change: Partial<NavValues>) =>
    onChange((now) => now.map((nav, place) => (place === at ? { ...nav, ...change } : nav)))
  const field = (at: number, name: keyof NavValues) => ({
    name,
    required: true,
    error: faultOf(`navs.${at}.${name}`),
    value: values[at]?.[name] ?? '',
    onChange: (value: string | null) => set(at, { [name]: value ?? '' }),
  })
  return (
    <fieldset className={css.part}>
      <legend>{t('navs')}</legend>
      <p className={css.note}>{t('navHint')}</p>
      <ul className={css.known}>
        {funds.map(({ code, name, shown, nav }) => (
          <li key={code}>
            {t('latest', {
              code,
              name,
              nav: shown
                ? nav === null
                  ? t('noNav')
                  : t('latestNav', { nav: nav.unitNav, date: nav.date })
                : t('hidden'),
            })}
          </li>
        ))}
      </ul>
      {values.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity while they are entered
        <section key={at} className={css.row} aria-label={t('nav', { n: at + 1 })}>
          <SelectField
            label={t('fund')}
            options={funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
            {...field(at, 'code')}
            value={values[at]?.code || null}
          />
          <DateField label={t('on')} {...field(at, 'on')} />
          <AmountField label={t('unitNav')} decimals={4} digits={8} {...field(at, 'unitNav')} />
          <Button
            aria-label={t('removeOf', { what: t('nav', { n: at + 1 }) })}
            onClick={() => onChange((now) => now.filter((__, place) => place !== at))}
          >
            {t('remove')}
          </Button>
        </section>
      ))}
      <Button
        disabled={values.length >= rehearsalMost.navs}
        onClick={() => onChange((now) => [...now, { code: funds[0]?.code ?? '', on: '', unitNav: '' }])}
      >
        {t('addNav')}
      </Button>
    </fieldset>
  )
}
