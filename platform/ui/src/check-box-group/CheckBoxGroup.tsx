import { CheckBox } from '../check-box/index.ts'
import { Field, type FieldProps } from '../field/index.ts'
import css from './check-box-group.module.css'

export interface CheckBoxGroupProps extends FieldProps<readonly string[]> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A field in which any number of options can be selected. */
export function CheckBoxGroup(props: CheckBoxGroupProps) {
  const { options, value, onChange, disabled } = props
  const toggle = (option: string, checked: boolean) =>
    onChange(checked ? [...value, option] : value.filter((other) => other !== option))
  return (
    <Field {...props} group>
      {() => (
        <span className={css.group}>
          {options.map((option) => (
            <CheckBox
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              disabled={disabled}
              onChange={(checked) => toggle(option.value, checked)}
            />
          ))}
        </span>
      )}
    </Field>
  )
}
