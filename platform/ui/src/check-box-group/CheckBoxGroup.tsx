import { CheckBox } from '../check-box/index.ts'
import { Field, type FieldProps } from '../field/index.ts'
import css from './check-box-group.module.css'

export interface CheckBoxGroupProps<V extends string> extends FieldProps<readonly V[]> {
  readonly options: readonly { readonly value: V; readonly label: string }[]
}

/** A field in which any number of options can be selected. */
export function CheckBoxGroup<V extends string>(props: CheckBoxGroupProps<V>) {
  const { options, value, onChange, disabled } = props
  const toggle = (option: V, checked: boolean) =>
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
