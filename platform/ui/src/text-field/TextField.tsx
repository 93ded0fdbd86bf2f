import Input from 'antd/es/input/Input'
import { withoutHidden } from '@iisp/contract/hidden-characters'
import { Field, type FieldProps } from '../field/index.ts'

export interface TextFieldProps extends FieldProps<string> {
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly type?: 'text' | 'tel' | 'email' | undefined
  readonly autoComplete?: string | undefined
  readonly onEnter?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/** A single-line text field. Invisible characters are removed from pasted text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, placeholder, maxLength, type = 'text', autoComplete, onEnter, onBlur } = props
  return (
    <Field {...props}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete={autoComplete ?? 'off'}
          allowClear
          {...(props.error && { status: 'error' as const })}
          onChange={({ target }) => onChange(withoutHidden(target.value, 'line'))}
          {...(onEnter && { onPressEnter: onEnter })}
          {...(onBlur && { onBlur })}
        />
      )}
    </Field>
  )
}
