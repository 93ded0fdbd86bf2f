import { AmountField } from '@iisp/ui/amount-field'
import { DateRangeField } from '@iisp/ui/date-field'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useLocale } from '../i18n/index.ts'
import type { BoundField } from './filter-field.ts'

/** A standard filter in the filter bar. */
export function FilterControl({ field }: { field: BoundField }) {
  const locale = useLocale()
  if (field.kind === 'own') return null
  if (field.kind === 'amounts') {
    const { labels, value, onChange, fault } = field
    return (
      <>
        <AmountField
          label={labels[0](locale)}
          value={value[0]}
          onChange={(from) => onChange([from, value[1]])}
        />
        <AmountField
          label={labels[1](locale)}
          value={value[1]}
          error={fault?.(locale)}
          onChange={(to) => onChange([value[0], to])}
        />
      </>
    )
  }
  const labels = { label: field.label(locale), placeholder: field.placeholder?.(locale) }
  if (field.kind === 'dates')
    return <DateRangeField quick label={labels.label} value={field.value} onChange={field.onChange} />
  if (field.kind === 'keyword')
    return <TextField {...labels} maxLength={field.max} value={field.value} onChange={field.onChange} />
  const options = field.options.map(({ value, label }) => ({ value, label: label(locale) }))
  return field.kind === 'oneOf' ? (
    <SelectField {...labels} options={options} value={field.value} onChange={field.onChange} />
  ) : (
    <SelectField {...labels} options={options} multiple value={field.value} onChange={field.onChange} />
  )
}
