import { NumberField, type NumberFieldProps } from '@iisp/ui/number-field'

type Props = Omit<NumberFieldProps, 'value' | 'onChange'> & {
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A whole number that is never missing: left empty, the field takes the former one back. */
export function WholeField({ onChange, ...field }: Props) {
  return (
    <NumberField
      {...field}
      onChange={(value) => {
        if (value !== null) onChange(value)
      }}
    />
  )
}
