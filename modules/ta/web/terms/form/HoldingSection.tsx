import { AmountField } from '@iisp/ui/amount-field'
import { FormSection } from '@iisp/ui/form-page'
import { Choice } from './Choice.tsx'
import { LockUpFields } from './LockUpFields.tsx'
import { MinimumHoldingFields } from './MinimumHoldingFields.tsx'
import type { SectionProps } from './section.ts'
import { WholeField } from './WholeField.tsx'

/** The legal maximum of holders. */
const mostHolders = 200

export function HoldingSection(props: SectionProps) {
  const { terms, set, at, t } = props
  const { minimumSubscription: minimum, maximumHolders } = terms
  return (
    <FormSection title={t('sections.holding')}>
      {(['first', 'further'] as const).map((field) => (
        <AmountField
          key={field}
          label={t(`fields.${field}`)}
          required
          unit={t('units.yuan')}
          {...at(`minimumSubscription.${field}`)}
          value={minimum[field]}
          onChange={(amount) => set({ minimumSubscription: { ...minimum, [field]: amount } })}
        />
      ))}
      <Choice
        label={t('fields.measuredOn')}
        options={['net', 'gross']}
        nameOf={(measure) => t(`measures.${measure}`)}
        value={minimum.measuredOn}
        onChange={(measuredOn) => set({ minimumSubscription: { ...minimum, measuredOn } })}
      />
      <WholeField
        label={t('fields.coolingOffHours')}
        suffix={t('units.hours')}
        min={24}
        max={720}
        value={terms.coolingOffHours}
        onChange={(coolingOffHours) => set({ coolingOffHours })}
      />
      <MinimumHoldingFields {...props} />
      <LockUpFields {...props} />
      <Choice
        label={t('fields.maximumHolders')}
        options={['none', 'limited']}
        nameOf={(limit) => t(`holderLimits.${limit}`)}
        value={maximumHolders === null ? 'none' : 'limited'}
        onChange={(limit) => set({ maximumHolders: limit === 'none' ? null : mostHolders })}
      />
      {maximumHolders !== null && (
        <WholeField
          label={t('parts.most')}
          suffix={t('units.holders')}
          min={1}
          max={mostHolders}
          value={maximumHolders}
          onChange={(holders) => set({ maximumHolders: holders })}
        />
      )}
    </FormSection>
  )
}
