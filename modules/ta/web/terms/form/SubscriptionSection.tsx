import { AmountField } from '@iisp/ui/amount-field'
import { FormSection } from '@iisp/ui/form-page'
import type { SubscriptionTier } from '../../../contract/terms/fees.ts'
import css from '../terms.module.css'
import { Choice } from './Choice.tsx'
import { PercentField } from './PercentField.tsx'
import { Receivers } from './Receivers.tsx'
import { Rows } from './Rows.tsx'
import type { SectionProps } from './section.ts'

const blank: SubscriptionTier = { from: '', kind: 'rate', rate: '' }

export function SubscriptionSection({ terms: { subscription }, set, at, t }: SectionProps) {
  const change = (more: Partial<typeof subscription>) => set({ subscription: { ...subscription, ...more } })
  return (
    <FormSection title={t('sections.subscription')}>
      <FormSection.Wide>
        <div className={css.stack}>
          <Choice
            label={t('fields.mode')}
            options={['outside', 'inside', 'onTop']}
            nameOf={(mode) => t(`modes.${mode}`)}
            value={subscription.mode}
            onChange={(mode) => change({ mode })}
          />
          <Rows
            label={t('fields.scale')}
            rows={subscription.scale}
            least={1}
            most={20}
            blank={blank}
            onChange={(scale) => change({ scale })}
          >
            {(tier, replace, index) => <Tier {...{ tier, replace, index, at, t }} />}
          </Rows>
          <Receivers
            t={t}
            {...at('subscription.receivers')}
            value={subscription.receivers}
            onChange={(receivers) => change({ receivers })}
          />
        </div>
      </FormSection.Wide>
    </FormSection>
  )
}

interface TierProps extends Pick<SectionProps, 'at' | 't'> {
  readonly tier: SubscriptionTier
  readonly replace: (tier: SubscriptionTier) => void
  readonly index: number
}

function Tier({ tier, replace, index, at, t }: TierProps) {
  const path = `subscription.scale.${index}` as const
  return (
    <>
      <AmountField
        label={t('parts.from')}
        required
        unit={t('units.yuan')}
        {...at(`${path}.from`)}
        value={tier.from}
        onChange={(from) => replace({ ...tier, from })}
      />
      <Choice
        label={t('parts.kind')}
        options={['rate', 'fixed']}
        nameOf={(kind) => t(`tierKinds.${kind}`)}
        value={tier.kind}
        onChange={(kind) =>
          replace(kind === 'rate' ? { from: tier.from, kind, rate: '' } : { from: tier.from, kind, fee: '' })
        }
      />
      {tier.kind === 'rate' ? (
        <PercentField
          label={t('parts.rate')}
          required
          {...at(`${path}.rate`)}
          value={tier.rate}
          onChange={(rate) => replace({ ...tier, rate })}
        />
      ) : (
        <AmountField
          label={t('parts.fee')}
          required
          unit={t('units.yuan')}
          {...at(`${path}.fee`)}
          value={tier.fee}
          onChange={(fee) => replace({ ...tier, fee })}
        />
      )}
    </>
  )
}
