import { FormSection } from '@iisp/ui/form-page'
import { defaultTerms } from '../../../contract/terms/default-terms.ts'
import { Choice } from './Choice.tsx'
import { PercentField } from './PercentField.tsx'
import type { SectionProps } from './section.ts'

export function LargeRedemptionSection({ terms: { largeRedemption: large }, set, at, t }: SectionProps) {
  const change = (more: Partial<NonNullable<typeof large>>) =>
    large !== null && set({ largeRedemption: { ...large, ...more } })
  return (
    <FormSection title={t('sections.largeRedemption')}>
      <Choice
        label={t('fields.largeRedemption')}
        options={['applies', 'none']}
        nameOf={(option) => t(`larges.${option}`)}
        value={large === null ? 'none' : 'applies'}
        onChange={(option) =>
          set({ largeRedemption: option === 'none' ? null : defaultTerms.largeRedemption })
        }
      />
      {large !== null && (
        <>
          <PercentField
            label={t('fields.ratio')}
            required
            {...at('largeRedemption.ratio')}
            value={large.ratio}
            onChange={(ratio) => change({ ratio })}
          />
          <Choice
            label={t('fields.base')}
            options={['gross', 'net']}
            nameOf={(base) => t(`bases.${base}`)}
            value={large.base}
            onChange={(base) => change({ base })}
          />
          <Choice
            label={t('fields.acceptance')}
            options={['proRata', 'all']}
            nameOf={(acceptance) => t(`acceptances.${acceptance}`)}
            value={large.acceptance}
            onChange={(acceptance) => change({ acceptance })}
          />
          <Choice
            label={t('fields.defaultRest')}
            options={['deferred', 'cancelled']}
            nameOf={(rest) => t(`rests.${rest}`)}
            value={large.defaultRest}
            onChange={(defaultRest) => change({ defaultRest })}
          />
        </>
      )}
    </FormSection>
  )
}
