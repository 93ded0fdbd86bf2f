import { NumberField } from '@iisp/ui/number-field'
import type { HoldingTier } from '../../../contract/terms/fees.ts'
import type { SettingText } from '../descriptions/setting-text.ts'
import { PercentField } from './PercentField.tsx'
import { Rows } from './Rows.tsx'
import type { At } from './section.ts'

interface Props {
  readonly label: string
  readonly path: 'redemption.scale' | 'lockUp.scale'
  readonly scale: readonly HoldingTier[]
  readonly onChange: (scale: HoldingTier[]) => void
  readonly at: At
  readonly t: SettingText
}
export const blankTier: HoldingTier = { daysBelow: null, rate: '' }

/** Rates by days held; the last tier has no bound. */
export function HoldingScale({ label, path, scale, onChange, at, t }: Props) {
  return (
    <Rows label={label} rows={scale} least={1} most={20} blank={blankTier} onChange={onChange}>
      {(tier, change, index) => (
        <>
          <NumberField
            label={t('parts.daysBelow')}
            suffix={t('units.days')}
            min={1}
            max={36_500}
            {...at(`${path}.${index}.daysBelow`)}
            value={tier.daysBelow}
            onChange={(daysBelow) => change({ ...tier, daysBelow })}
          />
          <PercentField
            label={t('parts.rate')}
            required
            {...at(`${path}.${index}.rate`)}
            value={tier.rate}
            onChange={(rate) => change({ ...tier, rate })}
          />
        </>
      )}
    </Rows>
  )
}
