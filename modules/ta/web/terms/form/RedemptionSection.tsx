import { FormSection } from '@iisp/ui/form-page'
import css from '../terms.module.css'
import { HoldingScale } from './HoldingScale.tsx'
import { Receivers } from './Receivers.tsx'
import type { SectionProps } from './section.ts'

export function RedemptionSection({ terms: { redemption }, set, at, t }: SectionProps) {
  return (
    <FormSection title={t('sections.redemption')}>
      <FormSection.Wide>
        <div className={css.stack}>
          <HoldingScale
            label={t('fields.scale')}
            path="redemption.scale"
            scale={redemption.scale}
            onChange={(scale) => set({ redemption: { ...redemption, scale } })}
            at={at}
            t={t}
          />
          <Receivers
            t={t}
            {...at('redemption.receivers')}
            value={redemption.receivers}
            onChange={(receivers) => set({ redemption: { ...redemption, receivers } })}
          />
        </div>
      </FormSection.Wide>
    </FormSection>
  )
}
