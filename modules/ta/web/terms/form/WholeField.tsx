import { NumberField, type NumberFieldProps } from '@iisp/ui/number-field'

type Props = Omit<NumberFieldProps, 'value' | 'onChange'> & {
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A mandatory whole number: if left empty, the field restores the previous one. */
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
