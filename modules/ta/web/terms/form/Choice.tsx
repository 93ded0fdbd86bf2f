import type { FieldProps } from '@iisp/ui/field'
import { RadioGroup } from '@iisp/ui/radio-group'

interface Props<T extends string> extends FieldProps<T> {
  readonly options: readonly T[]
  readonly nameOf: (option: T) => string
}

/** A setting with a few possible values. */
export function Choice<T extends string>({ options, nameOf, ...field }: Props<T>) {
  return <RadioGroup {...field} options={options.map((value) => ({ value, label: nameOf(value) }))} />
}
