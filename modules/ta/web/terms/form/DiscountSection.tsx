import { DateField } from '@iisp/ui/date-field'
import { FormSection } from '@iisp/ui/form-page'
import { TextField } from '@iisp/ui/text-field'
import type { Discount } from '../../../contract/terms/fees.ts'
import { Choice } from './Choice.tsx'
import { PercentField } from './PercentField.tsx'
import { Rows } from './Rows.tsx'
import type { SectionProps } from './section.ts'

const blank: Discount = { on: 'subscription', distributor: null, factor: '', from: '', to: null }

export function DiscountSection({ terms: { discounts }, set, at, t }: SectionProps) {
  return (
    <FormSection title={t('sections.discounts')}>
      <FormSection.Wide>
        <Rows
          label={t('fields.discounts')}
          rows={discounts}
          most={50}
          blank={blank}
          onChange={(rows) => set({ discounts: rows })}
        >
          {(discount, replace, index) => (
            <>
              <Choice
                label={t('parts.on')}
                options={['subscription', 'redemption', 'conversion']}
                nameOf={(on) => t(`businesses.${on}`)}
                value={discount.on}
                onChange={(on) => replace({ ...discount, on })}
              />
              <TextField
                label={t('parts.distributorCode')}
                placeholder={t('say.allDistributors')}
                maxLength={9}
                value={discount.distributor ?? ''}
                onChange={(code) => replace({ ...discount, distributor: code.trim() || null })}
              />
              <PercentField
                label={t('parts.factor')}
                required
                {...at(`discounts.${index}.factor`)}
                value={discount.factor}
                onChange={(factor) => replace({ ...discount, factor })}
              />
              <DateField
                label={t('parts.start')}
                required
                {...at(`discounts.${index}.from`)}
                value={discount.from}
                onChange={(from) => replace({ ...discount, from })}
              />
              <DateField
                label={t('parts.end')}
                placeholder={t('say.endless')}
                {...at(`discounts.${index}.to`)}
                value={discount.to ?? ''}
                onChange={(to) => replace({ ...discount, to: to || null })}
              />
            </>
          )}
        </Rows>
      </FormSection.Wide>
    </FormSection>
  )
}
