import { AmountField } from '@iisp/ui/amount-field'
import type { FieldProps } from '@iisp/ui/field'
import { percentOf, rateOf } from '../../../rules/terms/percent.ts'

/** A rate, entered in per cent; '' if empty. */
export function PercentField({ value, onChange, ...field }: FieldProps<string>) {
  return (
    <AmountField
      {...field}
      unit="%"
      decimals={4}
      digits={3}
      value={percentOf(value)}
      onChange={(percent) => onChange(rateOf(percent))}
    />
  )
}
