import { AmountField } from '@iisp/ui/amount-field'
import { Choice } from './Choice.tsx'
import type { SectionProps } from './section.ts'

/** The holding that a partial redemption must leave. */
export function MinimumHoldingFields({ terms: { minimumHolding: minimum }, set, at, t }: SectionProps) {
  return (
    <>
      <Choice
        label={t('fields.minimumHolding')}
        options={['none', 'netValue', 'shares']}
        nameOf={(measure) => t(`minimums.${measure}`)}
        value={minimum.measure}
        onChange={(measure) =>
          set({
            minimumHolding: measure === 'none' ? { measure } : { measure, least: '', below: 'redeemAll' },
          })
        }
      />
      {minimum.measure !== 'none' && (
        <>
          <AmountField
            label={t('parts.least')}
            required
            unit={t(minimum.measure === 'shares' ? 'units.shares' : 'units.yuan')}
            {...at('minimumHolding.least')}
            value={minimum.least}
            onChange={(least) => set({ minimumHolding: { ...minimum, least } })}
          />
          <Choice
            label={t('fields.below')}
            options={['redeemAll', 'refuse']}
            nameOf={(below) => t(`belows.${below}`)}
            value={minimum.below}
            onChange={(below) => set({ minimumHolding: { ...minimum, below } })}
          />
        </>
      )}
    </>
  )
}
