import { FormSection } from '@iisp/ui/form-page'
import { Choice } from './Choice.tsx'
import type { SectionProps } from './section.ts'
import { WholeField } from './WholeField.tsx'
import { YesNo } from './YesNo.tsx'

const roundings = ['half-up', 'truncate'] as const

export function PrecisionSection({ terms, set, t }: SectionProps) {
  const { dayCount } = terms
  return (
    <FormSection title={t('sections.precision')}>
      <WholeField
        label={t('fields.navPlaces')}
        suffix={t('units.places')}
        min={2}
        max={8}
        value={terms.navPlaces}
        onChange={(navPlaces) => set({ navPlaces })}
      />
      <Choice
        label={t('fields.shareRounding')}
        options={roundings}
        nameOf={(rounding) => t(`roundings.${rounding}`)}
        value={terms.shareRounding}
        onChange={(shareRounding) => set({ shareRounding })}
      />
      <Choice
        label={t('fields.reinvestRounding')}
        options={roundings}
        nameOf={(rounding) => t(`roundings.${rounding}`)}
        value={terms.reinvestRounding}
        onChange={(reinvestRounding) => set({ reinvestRounding })}
      />
      <YesNo
        label={t('fields.firstDay')}
        value={dayCount.firstDay}
        onChange={(firstDay) => set({ dayCount: { ...dayCount, firstDay } })}
      />
      <YesNo
        label={t('fields.lastDay')}
        value={dayCount.lastDay}
        onChange={(lastDay) => set({ dayCount: { ...dayCount, lastDay } })}
      />
    </FormSection>
  )
}
