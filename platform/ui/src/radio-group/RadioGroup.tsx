import { useId, type ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import choice from '../field/choice.module.css'
import css from './radio-group.module.css'

export interface RadioOption<T extends string> {
  readonly value: T
  readonly label: string
  /** Additional fields shown below the option while it is selected. */
  readonly more?: ReactNode
}
export interface RadioGroupProps<T extends string> extends Omit<FieldProps<T | null>, 'onChange'> {
  readonly options: readonly RadioOption<T>[]
  readonly onChange: (value: T) => void
  /** One option per line. */
  readonly vertical?: boolean | undefined
}

/** A field with radio buttons. Initially none may be selected. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { options, value, onChange, vertical, ...frame } = props
  const name = useId()
  return (
    <Field {...frame} group>
      {() => (
        <span className={vertical ? css.lines : css.line}>
          {options.map((option) => (
            <span key={option.value} className={css.option}>
              <label className={choice.label}>
                <input
                  type="radio"
                  className={choice.mark}
                  name={name}
                  checked={option.value === value}
                  disabled={frame.disabled}
                  onChange={() => onChange(option.value)}
                />
                {option.label}
              </label>
              {option.value === value && option.more && <span className={css.more}>{option.more}</span>}
            </span>
          ))}
        </span>
      )}
    </Field>
  )
}
