import Password from 'antd/es/input/Password'
import { Field, type FieldProps } from '../field/index.ts'

export interface PasswordFieldProps extends FieldProps<string> {
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly autoComplete?: string | undefined
  readonly onEnter?: (() => void) | undefined
}

/** A field for a password, which can be made visible. Typed or pasted text is never altered. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, placeholder, maxLength, autoComplete = 'off', onEnter } = props
  return (
    <Field {...props}>
      {(control) => (
        <Password
          {...control}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete={autoComplete}
          {...(props.error && { status: 'error' as const })}
          onChange={({ target }) => onChange(target.value)}
          {...(onEnter && { onPressEnter: onEnter })}
        />
      )}
    </Field>
  )
}
