import { FormSection } from '@iisp/ui/form-page'
import { TextField } from '@iisp/ui/text-field'
import { Choice } from './Choice.tsx'
import { Rows } from './Rows.tsx'
import type { SectionProps } from './section.ts'

export function ConversionSection({ terms: { conversion, transferInCode }, set, at, t }: SectionProps) {
  return (
    <FormSection title={t('sections.conversion')}>
      <FormSection.Wide>
        <Rows
          label={t('fields.targets')}
          rows={conversion.targets}
          most={100}
          blank=""
          onChange={(targets) => set({ conversion: { ...conversion, targets } })}
        >
          {(code, replace, index) => (
            <TextField
              label={t('parts.target')}
              required
              maxLength={20}
              {...at(`conversion.targets.${index}`)}
              value={code}
              onChange={replace}
            />
          )}
        </Rows>
      </FormSection.Wide>
      <Choice
        label={t('fields.topUp')}
        options={['rates', 'fees']}
        nameOf={(topUp) => t(`topUps.${topUp}`)}
        value={conversion.topUp}
        onChange={(topUp) => set({ conversion: { ...conversion, topUp } })}
      />
      <Choice
        label={t('fields.transferInCode')}
        options={['134', '135']}
        nameOf={(code) => code}
        value={transferInCode}
        onChange={(code) => set({ transferInCode: code })}
      />
    </FormSection>
  )
}
