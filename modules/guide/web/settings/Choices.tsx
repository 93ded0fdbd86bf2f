import type { ParamItem } from '@iisp/guide/contract'
import { Field, type FieldProps } from '@iisp/ui/field'
import { useId } from 'react'
import css from './settings.module.css'

type Options = ParamItem['option']

/** Boxes of which any number may be ticked. */
export function CheckBoxes(props: FieldProps<readonly string[]> & { readonly options: Options }) {
  const { options, value, onChange, disabled } = props
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <Field {...props} group>
      {() => (
        <span className={css.choices}>
          {options.map((option) => (
            <label key={option.VALUE} className={css.choice}>
              <input
                type="checkbox"
                checked={value.includes(option.VALUE)}
                disabled={disabled}
                onChange={() => toggle(option.VALUE)}
              />
              {option.NAME}
            </label>
          ))}
        </span>
      )}
    </Field>
  )
}

/** One of several. */
export function Radios(props: FieldProps<string> & { readonly options: Options }) {
  const { options, value, onChange, disabled } = props
  const name = useId()
  return (
    <Field {...props} group>
      {() => (
        <span className={css.choices}>
          {options.map((option) => (
            <label key={option.VALUE} className={css.choice}>
              <input
                type="radio"
                name={name}
                checked={value === option.VALUE}
                disabled={disabled}
                onChange={() => onChange(option.VALUE)}
              />
              {option.NAME}
            </label>
          ))}
        </span>
      )}
    </Field>
  )
}
