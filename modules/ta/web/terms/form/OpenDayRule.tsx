import { DateField } from '@iisp/ui/date-field'
import { FormSection } from '@iisp/ui/form-page'
import type { RegularOpening } from '../../../contract/terms/openings.ts'
import { Choice } from './Choice.tsx'
import { Rows } from './Rows.tsx'
import type { SectionProps } from './section.ts'
import { WholeField } from './WholeField.tsx'

type Rule = RegularOpening['rule']
const kinds = ['weekly', 'monthly', 'quarterly', 'listed', 'none'] as const
const weekdays = ['1', '2', '3', '4', '5'] as const

/** The rule for the regular openings of a fund. */
export function OpenDayRule({ terms: { regularOpening }, set, at, t }: SectionProps) {
  const { rule } = regularOpening
  const replace = (next: Rule) => set({ regularOpening: { ...regularOpening, rule: next } })
  return (
    <>
      <FormSection.Wide>
        <Choice
          label={t('fields.rule')}
          options={kinds}
          nameOf={(kind) => t(`rules.${kind}`)}
          value={rule.kind}
          onChange={(kind) => replace(firstOf(kind))}
        />
      </FormSection.Wide>
      {rule.kind === 'weekly' && (
        <Choice
          label={t('fields.day')}
          options={weekdays}
          nameOf={(day) => t(`weekdays.w${day}`)}
          value={weekdays[rule.weekday - 1] ?? '1'}
          onChange={(day) => replace({ ...rule, weekday: Number(day) })}
        />
      )}
      {rule.kind === 'quarterly' && (
        <WholeField
          label={t('fields.month')}
          min={1}
          max={3}
          value={rule.month}
          onChange={(month) => replace({ ...rule, month })}
        />
      )}
      {(rule.kind === 'monthly' || rule.kind === 'quarterly') && (
        <WholeField
          label={t('fields.day')}
          suffix={t('units.day')}
          min={1}
          max={31}
          value={rule.day}
          onChange={(day) => replace({ ...rule, day })}
        />
      )}
      {rule.kind === 'listed' && (
        <FormSection.Wide>
          <Rows
            label={t('fields.dates')}
            {...at('regularOpening.rule.dates')}
            rows={rule.dates}
            most={400}
            blank=""
            onChange={(dates) => replace({ ...rule, dates })}
          >
            {(date, change, index) => (
              <DateField
                label={t('fields.day')}
                required
                {...at(`regularOpening.rule.dates.${index}`)}
                value={date}
                onChange={change}
              />
            )}
          </Rows>
        </FormSection.Wide>
      )}
    </>
  )
}

/** Initial values of a kind of rule. */
function firstOf(kind: Rule['kind']): Rule {
  switch (kind) {
    case 'weekly':
      return { kind, weekday: 3 }
    case 'monthly':
      return { kind, day: 15 }
    case 'quarterly':
      return { kind, month: 1, day: 15 }
    case 'listed':
      return { kind, dates: [''] }
    case 'none':
      return { kind }
  }
}
