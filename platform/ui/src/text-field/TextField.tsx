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

/** An input of type email hides leading and trailing spaces from the page, so only its keyboard is asked for. */
const inputOf = (type: NonNullable<TextFieldProps['type']>) =>
  type === 'email' ? { type: 'text', inputMode: 'email' as const } : { type }

/** A single-line text field. Invisible characters are removed from pasted text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, placeholder, maxLength, type = 'text', autoComplete, onEnter, onBlur } = props
  return (
    <Field {...props}>
      {(control) => (
        <Input
          {...control}
          {...inputOf(type)}
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
