import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { withoutHidden } from '@iisp/contract/hidden-characters'
import { Field, type FieldProps } from '../field/index.ts'

export interface TextFieldProps extends FieldProps<string> {
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly type?: 'text' | 'password' | 'tel' | 'email' | undefined
  readonly autoComplete?: string | undefined
  readonly onEnter?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/** A single-line text field. Invisible characters are removed from pasted text, except in passwords. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, placeholder, maxLength, type = 'text', autoComplete, onEnter, onBlur } = props
  const Control = type === 'password' ? Password : Input
  return (
    <Field {...props}>
      {(control) => (
        <Control
          {...control}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete={autoComplete ?? 'off'}
          allowClear={type !== 'password'}
          {...(type !== 'password' && { type })}
          {...(props.error && { status: 'error' as const })}
          onChange={({ target }) =>
            onChange(type === 'password' ? target.value : withoutHidden(target.value, 'line'))
          }
          {...(onEnter && { onPressEnter: onEnter })}
          {...(onBlur && { onBlur })}
        />
      )}
    </Field>
  )
}
