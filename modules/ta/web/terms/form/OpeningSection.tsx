import { FormSection } from '@iisp/ui/form-page'
import { Choice } from './Choice.tsx'
import { OpenDayRule } from './OpenDayRule.tsx'
import type { SectionProps } from './section.ts'
import { WholeField } from './WholeField.tsx'

export function OpeningSection(props: SectionProps) {
  const { terms, set, at, t } = props
  const { regularOpening: regular, temporaryOpening: temporary } = terms
  return (
    <FormSection title={t('sections.openings')}>
      <OpenDayRule {...props} />
      {regular.rule.kind !== 'none' && (
        <Choice
          label={t('fields.onClosedDay')}
          options={['next', 'nextInWeek', 'drop']}
          nameOf={(option) => t(`closedDays.${option}`)}
          {...at('regularOpening.onClosedDay')}
          value={regular.onClosedDay}
          onChange={(onClosedDay) => set({ regularOpening: { ...regular, onClosedDay } })}
        />
      )}
      <WholeField
        label={t('fields.lastsDays')}
        suffix={t('units.days')}
        min={1}
        max={2}
        value={regular.lastsDays}
        onChange={(lastsDays) => set({ regularOpening: { ...regular, lastsDays } })}
      />
      <WholeField
        label={t('fields.temporaryLimit')}
        suffix={t('units.times')}
        min={0}
        max={100}
        value={temporary.limit}
        onChange={(limit) => set({ temporaryOpening: { ...temporary, limit } })}
      />
      <Choice
        label={t('fields.temporaryPeriod')}
        options={['year', 'term']}
        nameOf={(period) => t(`periods.${period}`)}
        value={temporary.period}
        onChange={(period) => set({ temporaryOpening: { ...temporary, period } })}
      />
    </FormSection>
  )
}
