import { FormSection } from '@iisp/ui/form-page'
import type { LockUpTerms } from '../../../contract/terms/holding-terms.ts'
import { Choice } from './Choice.tsx'
import { HoldingScale, blankTier } from './HoldingScale.tsx'
import type { SectionProps } from './section.ts'
import { WholeField } from './WholeField.tsx'

/** The lock-up of shares, with its fee if it can be bought off. */
export function LockUpFields({ terms: { lockUp }, set, at, t }: SectionProps) {
  return (
    <>
      <Choice
        label={t('fields.lockUp')}
        options={['none', 'hard', 'fee']}
        nameOf={(kind) => t(`lockUps.${kind}`)}
        value={lockUp.kind}
        onChange={(kind) => set({ lockUp: lockUpOf(kind, lockUp.kind === 'none' ? 3 : lockUp.months) })}
      />
      {lockUp.kind !== 'none' && (
        <WholeField
          label={t('fields.months')}
          suffix={t('units.months')}
          min={1}
          max={120}
          value={lockUp.months}
          onChange={(months) => set({ lockUp: { ...lockUp, months } })}
        />
      )}
      {lockUp.kind === 'fee' && (
        <FormSection.Wide>
          <HoldingScale
            label={t('fields.lockUpScale')}
            path="lockUp.scale"
            scale={lockUp.scale}
            onChange={(scale) => set({ lockUp: { ...lockUp, scale } })}
            at={at}
            t={t}
          />
        </FormSection.Wide>
      )}
    </>
  )
}

function lockUpOf(kind: LockUpTerms['kind'], months: number): LockUpTerms {
  if (kind === 'none') return { kind }
  return kind === 'hard' ? { kind, months } : { kind, months, scale: [blankTier] }
}
